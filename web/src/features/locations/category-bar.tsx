import { CATEGORY_SKELETONS } from '@wellspring/rest-contract/listing-limits';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoriesDocument } from '../../generated/operations.ts';
import { categoryLook } from '../../shared/category.ts';
import { useAsk } from '../../shared/graphql/use-ask.ts';

type PillProps = {
  readonly href: string;
  readonly state: unknown;
  readonly current: boolean;
  readonly hue: string;
  readonly children: ReactNode;
};

const Pill = ({ href, state, current, hue, children }: PillProps) => (
  <li className="shrink-0">
    <Link
      to={href}
      state={state}
      aria-current={current ? 'true' : undefined}
      className={`${hue} inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors [&>svg]:size-4.5 ${
        current
          ? 'border-primary bg-primary text-on-primary'
          : 'border-line bg-surface hover:border-control [&>svg]:text-cat'
      }`}
    >
      {children}
    </Link>
  </li>
);

type Props = {
  /** null: all; undefined: none is the current one */
  readonly chosen: number | null | undefined;
  readonly hrefOf: (categoryId: number | null) => string;
  /** travels with the history entry */
  readonly state?: unknown;
};

/** Browse by Category: one pill each in one row that can be swiped. */
export const CategoryBar = ({ chosen, hrefOf, state }: Props) => {
  const { data, waiting } = useAsk(CategoriesDocument, {});
  return (
    <section aria-labelledby="categories-heading">
      <h2 id="categories-heading" className="text-lg">
        Browse by Category
      </h2>
      <p className="text-sm text-ink-soft">Discover healing locations by type</p>
      <ul
        aria-busy={waiting}
        className="row-scroll -mx-4 mt-3 flex gap-2 px-4 py-1 md:-mx-8 md:px-8 xl:mx-0 xl:flex-wrap xl:px-0"
      >
        <Pill href={hrefOf(null)} state={state} current={chosen === null} hue="cat-none">
          <Compass aria-hidden="true" />
          All Locations
        </Pill>
        {waiting
          ? Array.from({ length: CATEGORY_SKELETONS }, (_, index) => (
              <li key={index} aria-hidden="true" className="pulse h-11 w-40 shrink-0 rounded-full" />
            ))
          : data?.categories.map(({ id, name }) => {
              const { icon: Icon, hue } = categoryLook(id);
              return (
                <Pill key={id} href={hrefOf(id)} state={state} current={chosen === id} hue={hue}>
                  <Icon aria-hidden="true" />
                  {name}
                </Pill>
              );
            })}
      </ul>
    </section>
  );
};
