import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../icons.tsx';

type Ends = { readonly before: boolean; readonly after: boolean };
const NOTHING_HIDDEN: Ends = { before: false, after: false };
/** Parts of a pixel that browsers round differently. */
const SLACK = 2;

/** From right to left, what was scrolled is counted below zero. */
const hiddenEnds = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => ({
  before: Math.abs(scrollLeft) > SLACK,
  after: Math.abs(scrollLeft) + clientWidth < scrollWidth - SLACK,
});

const arrow =
  'absolute top-1/2 z-10 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-surface shadow-float hover:text-primary pointer-fine:flex';

type Props = {
  readonly busy: boolean;
  readonly children: ReactNode;
  /** its parent is a grid, and from 1280 px a row that wraps, which the items are then in themselves */
  readonly isAmong?: boolean;
};

/**
 * One row that fingers swipe and a mouse moves by its arrows. The keyboard needs none: what it comes to is brought into sight, as
 * is the current one when the row is first shown. From 1280 px on nothing scrolls: the items wrap.
 */
export const ScrollRow = ({ busy, children, isAmong = false }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(NOTHING_HIDDEN);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => setHidden(hiddenEnds(list));
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    const current = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (current && (current.offsetLeft < 0 || current.offsetLeft + current.offsetWidth > list.clientWidth))
      list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [busy]);
  const move = (direction: 1 | -1) => {
    const list = row.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isFromRight = list && getComputedStyle(list).direction === 'rtl';
    const left = (isFromRight ? -direction : direction) * (list?.clientWidth ?? 0) * 0.7;
    list?.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <div className={`relative ${isAmong ? 'col-span-full min-w-0 xl:contents' : ''}`}>
      {hidden.before ? (
        <button type="button" tabIndex={-1} aria-hidden="true" className={`${arrow} start-0`} onClick={() => move(-1)}>
          <ChevronLeft className="size-5 rtl:-scale-x-100" />
        </button>
      ) : null}
      <ul
        ref={row}
        aria-busy={busy}
        className={`row-scroll relative -mx-4 flex gap-2 px-4 py-1 md:-mx-0.5 md:px-0.5 ${isAmong ? 'xl:contents' : 'xl:flex-wrap'}`}
      >
        {children}
      </ul>
      {hidden.after ? (
        <button type="button" tabIndex={-1} aria-hidden="true" className={`${arrow} end-0`} onClick={() => move(1)}>
          <ChevronRight className="size-5 rtl:-scale-x-100" />
        </button>
      ) : null}
    </div>
  );
};
