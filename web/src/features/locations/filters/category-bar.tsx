import { Compass } from '../../../shared/icons.tsx';
import { CATEGORY_SKELETONS } from '../grid.ts';
import type { ReactNode } from 'react';
import { CategoriesDocument } from '../../../generated/operations.ts';
import { categoryLook, categoryName } from '../../../shared/category.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';

type PillProps = {
  readonly href: string;
  readonly current: boolean;
  readonly hue: string;
  readonly children: ReactNode;
};

const Pill = ({ href, current, hue, children }: PillProps) => (
  <li className="shrink-0">
    <Link
      to={href}
      aria-current={current ? 'true' : undefined}
      className={`${hue} inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm xl:pointer-fine:min-h-9.5 xl:pointer-fine:px-3.5 font-semibold transition-colors [&>svg]:size-4.5 ${
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
  /** its heading and its pills are laid out by the parent, among other things: a grid of two columns, from 1280 px a row that wraps */
  readonly isAmong?: boolean;
};

/** Browse by Category: one pill each. From 1280 px all of them are in sight, on less one row scrolls. */
export const CategoryBar = ({ chosen, hrefOf, isAmong = false }: Props) => {
  const t = useWords('categories', 'cards');
  const { data, loading } = useFreshQuery(CategoriesDocument, {});
  return (
    <section aria-labelledby="categories-heading" className={`no-print ${isAmong ? 'contents' : 'min-w-0'}`}>
      <div className={isAmong ? 'min-w-0 leading-snug xl:pe-2' : 'mb-2 flex flex-wrap items-baseline gap-x-3'}>
        <h2 id="categories-heading" className="text-lg">
          {t('cards.browseByCategory')}
        </h2>
        <p className="text-sm text-ink-soft">{t('cards.browseHint')}</p>
      </div>
      <ScrollRow busy={loading} isAmong={isAmong}>
        <Pill href={hrefOf(null)} current={chosen === null} hue="cat-none">
          <Compass aria-hidden="true" />
          {t('site.allLocations')}
        </Pill>
        {loading
          ? Array.from({ length: CATEGORY_SKELETONS }, (_, index) => (
              <li key={index} aria-hidden="true" className="pulse h-11 w-40 shrink-0 rounded-full" />
            ))
          : data?.categories.map(({ id, name }) => {
              const { icon: Icon, hue } = categoryLook(id);
              return (
                <Pill key={id} href={hrefOf(id)} current={chosen === id} hue={hue}>
                  <Icon aria-hidden="true" />
                  {categoryName(t, id, name)}
                </Pill>
              );
            })}
      </ScrollRow>
    </section>
  );
};
