import { useLocale } from '../../shared/format/use-locale.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { RotateCcw } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Finding } from './finding.ts';

type Props = { readonly finding: Finding; readonly onSearchAgain: () => void };

/** Above what a research filled in: where was looked, and the way back to the beginning. */
export const ResearchSummary = ({ finding: { found, lookedIn }, onSearchAgain }: Props) => {
  const t = useWords('addLocation');
  const places = new Intl.ListFormat(useLocale()).format(lookedIn);
  const count = Object.keys(found).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-wash px-4 py-3">
      <p className="min-w-0 basis-72 grow wrap-anywhere">
        {places ? t('addLocation.fieldsFoundIn', { count, places }) : t('addLocation.fieldsFound', { count })}
      </p>
      <button type="button" onClick={onSearchAgain} className={quietButton}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        {t('addLocation.searchAgain')}
      </button>
    </div>
  );
};
