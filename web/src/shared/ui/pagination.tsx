import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons.tsx';
import { Link } from './link.tsx';
import { GAP, offeredPages } from './offered-pages.ts';
import { useWords } from '../words/words.ts';

const box = 'inline-flex size-11 shrink-0 items-center justify-center rounded-full font-medium tabular-nums';

type StepProps = {
  readonly href: string | null;
  readonly label: string;
  readonly onTurn: (() => void) | undefined;
  readonly children: ReactNode;
};

const Step = ({ href, label, onTurn, children }: StepProps) =>
  href === null ? (
    <a role="link" aria-disabled="true" aria-label={label} className={`${box} text-control`}>
      {children}
    </a>
  ) : (
    <Link to={href} onClick={onTurn} aria-label={label} className={`${box} hover:bg-sunken`}>
      {children}
    </Link>
  );

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** which page numbers stand there */
  readonly offer?: (page: number, pages: number) => readonly number[];
  /** called when the reader turns the page */
  readonly onTurn?: () => void;
};

/** Previous, numbers, next: links, so that pages can be bookmarked and crawled. At the ends they are disabled. */
export const Pagination = ({ page, pages, hrefOf, offer = offeredPages, onTurn }: Props) => {
  const t = useWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('site.pages')} className="mt-10 flex flex-wrap items-center justify-center sm:gap-1">
      <Step href={page > 1 ? hrefOf(page - 1) : null} onTurn={onTurn} label={t('site.previousPage')}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Step>
      {offer(page, pages).map((n, index) =>
        n === GAP ? (
          <span key={`gap ${index}`} aria-hidden="true" className="w-5 text-center text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={hrefOf(n)}

            onClick={onTurn}
            aria-label={t('site.page', { page: String(n) })}
            aria-current={n === page ? 'page' : undefined}
            className={`${box} ${n === page ? 'bg-primary text-on-primary' : 'hover:bg-sunken'}`}
          >
            {n}
          </Link>
        ),
      )}
      <Step href={page < pages ? hrefOf(page + 1) : null} onTurn={onTurn} label={t('site.nextPage')}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Step>
    </nav>
  );
};
