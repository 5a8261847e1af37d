import { locationPath } from '@wellspring/page-contract/paths';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { RowLocationFragment } from '../../../generated/rows-operations.ts';
import { withSmallPhotos } from '../../../shared/format/photo-size.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { ChevronLeft, ChevronRight } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { RatingLine, TemperatureChip } from '../../../shared/ui/rating-and-temperature.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { OpenLine } from '../card/open-line.tsx';

const Card = ({ location }: { readonly location: RowLocationFragment }) => {
  const where = usePlaceLine()(location);
  const { averageRating, reviewCount, temperature } = location;
  return (
    <li className="relative flex w-44 shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-primary sm:w-52">
      <div className="aspect-[3/2] overflow-hidden bg-sunken">
        <LocationPicture location={withSmallPhotos(location)} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-0.5 p-3">
        <Link
          to={locationPath(location.id)}
          className="line-clamp-2 leading-snug font-semibold wrap-anywhere outline-none after:absolute after:inset-0 hover:text-primary"
        >
          {location.name}
        </Link>
        {where ? (
          <p suppressHydrationWarning className="truncate text-sm text-ink-soft">
            {where}
          </p>
        ) : null}
        <OpenLine hours={location.openingHours} isShort />
        <div className="mt-auto flex flex-wrap gap-x-2 gap-y-1 pt-1.5 empty:hidden">
          {reviewCount > 0 ? <RatingLine averageRating={averageRating} reviewCount={reviewCount} /> : null}
          {temperature ? <TemperatureChip temperature={temperature} /> : null}
        </div>
      </div>
    </li>
  );
};

type Ends = { readonly before: boolean; readonly after: boolean };
/** Parts of a pixel that browsers round differently. */
const SLACK = 2;

/** Where the row can be moved to. From right to left, what was scrolled is counted below zero. */
const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => ({
  before: Math.abs(scrollLeft) > SLACK,
  after: Math.abs(scrollLeft) + clientWidth < scrollWidth - SLACK,
});

type ButtonProps = {
  readonly label: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** At an end it stays, so that the focus does. */
const MoveButton = ({ label, isEnd, onPress, children }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd}
    onClick={onPress}
    className="hidden size-11 items-center justify-center rounded-full border border-line bg-surface hover:text-primary aria-disabled:text-ink-soft aria-disabled:opacity-50 pointer-fine:flex"
  >
    {children}
  </button>
);

type Props = {
  readonly title: string;
  /** the address of all of them */
  readonly allHref: string;
  readonly locations: readonly RowLocationFragment[];
};

/** Places in one row that scrolls sideways: by swiping, by its buttons, or to what the keyboard comes to. */
export const RowOfPlaces = ({ title, allHref, locations }: Props) => {
  const t = useWords('filters');
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  // Its buttons come with the script: before that nothing would answer them.
  const [ends, setEnds] = useState<Ends | null>(null);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const { before, after } = endsOf(list);
      setEnds((now) => (now?.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  const move = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isFromRight = getComputedStyle(list).direction === 'rtl';
    const left = (isFromRight ? -direction : direction) * list.clientWidth * 0.8;
    list.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id={id} className="grow text-xl">
          {title}
        </h2>
        {/* Their room is there before them: nothing moves. */}
        <div className={`flex gap-2 max-sm:hidden ${ends?.before || ends?.after ? '' : 'invisible'}`}>
          <MoveButton label={`${t('filters.earlier')}: ${title}`} isEnd={!ends?.before} onPress={() => move(-1)}>
            <ChevronLeft className="size-5 rtl:-scale-x-100" />
          </MoveButton>
          <MoveButton label={`${t('filters.later')}: ${title}`} isEnd={!ends?.after} onPress={() => move(1)}>
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </MoveButton>
        </div>
        <Link
          to={allHref}
          aria-label={`${t('filters.showAll')}: ${title}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {t('filters.showAll')}
        </Link>
      </div>
      <ul
        ref={row}
        className="row-scroll relative -mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 px-4 py-1 md:-mx-1 md:scroll-px-1 md:px-1"
      >
        {locations.map((location) => (
          <Card key={location.id} location={location} />
        ))}
      </ul>
    </section>
  );
};
