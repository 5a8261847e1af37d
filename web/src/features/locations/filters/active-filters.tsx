import type { Filters } from '../../../shared/filters/filters.ts';
import { X } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { useActiveFilters } from './filter-words.ts';

type Props = { readonly filters: Filters; readonly hrefOf: (filters: Filters) => string };

/** What is asked of facts, each with the way to take it back. */
export const ActiveFilters = ({ filters, hrefOf }: Props) => {
  const t = useWords('filters');
  return useActiveFilters(filters).map(({ key, label, without }) => (
    <li key={key} className="shrink-0">
      <Link
        to={hrefOf(without)}
        aria-label={t('filters.remove', { filter: label })}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary px-4 text-sm font-semibold text-on-primary xl:pointer-fine:min-h-9.5"
      >
        {label}
        <X aria-hidden="true" className="size-4" />
      </Link>
    </li>
  ));
};
