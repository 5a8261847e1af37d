import { useState } from 'react';
import { island } from '../../../shared/ui/island.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { denseButton } from '../list/dense-button.ts';

const UnparsedTexts = island(() => import('./unparsed-texts.tsx').then((it) => it.UnparsedTexts), null, null);

type Props = { readonly onEdit: (id: string) => void };

const HEADING = 'unparsed-texts';

/** Opens the texts that could not be read as facts with certainty. Nothing is counted before. */
export const UnparsedTextsPanel = ({ onEdit }: Props) => {
  const t = useWords('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={HEADING} className="mt-5 rounded-card border border-line bg-surface px-4 py-1.5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={HEADING} className="text-base">
          {t('admin.unparsed')}
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={HEADING}
          className={denseButton}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('admin.hide') : t('admin.show')}
        </button>
      </div>
      {isOpen ? (
        <div className="my-3">
          <UnparsedTexts onEdit={onEdit} />
        </div>
      ) : null}
    </section>
  );
};
