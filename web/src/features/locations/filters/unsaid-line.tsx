import { filterCount, type Filters } from '../../../shared/filters/filters.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';

type Props = {
  readonly filters: Filters;
  /** how many more there are with those that do not say */
  readonly unsaid: number;
  readonly hrefOf: (filters: Filters) => string;
};

const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

/** Says how many places are left out because they do not say what is asked for, with the way to see them. */
export const UnsaidLine = ({ filters, unsaid, hrefOf }: Props) => {
  const t = useWords('filters');
  const { includeUnknown } = filters;
  if (filterCount(filters) === 0 || (unsaid <= 0 && !includeUnknown)) return null;
  return (
    <p className="flex flex-wrap not-first:mt-6 items-center justify-center gap-x-2 text-ink-soft">
      {includeUnknown ? null : t('filters.unsaid', { count: unsaid })}
      <Link to={hrefOf({ ...filters, includeUnknown: !includeUnknown })} className={link}>
        {includeUnknown ? t('filters.hideUnsaid') : t('filters.showUnsaid')}
      </Link>
    </p>
  );
};
