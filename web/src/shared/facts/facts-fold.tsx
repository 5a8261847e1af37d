import { useId, type ReactNode } from 'react';
import { ChevronDown } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { countFacts, type FactTexts } from './fact-values.ts';

type Props = {
  readonly texts: FactTexts;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** the editors, shown while it is open */
  readonly children: ReactNode;
};

/** The facts of a form, folded: many places have none, and their editors are loaded when they are opened. */
export const FactsFold = ({ texts, isOpen, onToggle, children }: Props) => {
  const t = useWords('factForm');
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="border-t border-line pt-6 text-ink">
      <h2 id={`${id}-heading`} className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 text-start"
        >
          <span className="grow">{t('factForm.facts')}</span>
          <span className="text-sm font-normal text-ink-soft">{t('factForm.count', { count: countFacts(texts) })}</span>
          <ChevronDown className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <p className="text-sm text-ink-soft">{t('factForm.factsHelp')}</p>
      <div id={id} hidden={!isOpen} className="mt-4">
        {isOpen ? children : null}
      </div>
    </section>
  );
};
