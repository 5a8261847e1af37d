import { Search } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { homeHref } from '../address-state.ts';

const EXAMPLES = [
  'landing.exampleNear',
  'landing.exampleKind',
  'landing.exampleFree',
  'landing.exampleTown',
  'landing.exampleBath',
] as const;

/** Searches that people of the reader's language would type, each a link to what it finds. On a phone they are one row that scrolls. */
export const ExampleSearches = () => {
  const t = useWords('landing');
  return (
    <nav aria-label={t('landing.examples')} className="mt-2 w-full md:mt-3">
      <ul className="row-scroll -mx-4 flex gap-2 px-4 py-1 sm:flex-wrap sm:justify-center">
        {EXAMPLES.map((id) => (
          <li key={id} className="shrink-0">
            <Link
              to={homeHref({ search: t(id) })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold transition-colors hover:border-primary hover:text-primary pointer-coarse:min-h-11 [&>svg]:text-control"
            >
              <Search aria-hidden="true" className="size-4" />
              {t(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
