import type { ComponentType, ReactNode } from 'react';
import type { LocationCardFragment } from '../../generated/operations.ts';
import { PAGES } from '@wellspring/page-contract/paths';
import { listText } from '@wellspring/place-schema/list-text';
import { usePlaceLine } from '../../shared/format/place-line.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { pointText } from '../../shared/format/values.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { StickyNote } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';

export type Item = WholeList['items'][number];
export type CardSlot = ComponentType<{ readonly location: LocationCardFragment }>;

export const itemRows =
  'grid grid-cols-1 gap-x-6 gap-y-5 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-1 print:gap-4';

type ItemProps = {
  readonly item: Item;
  readonly LocationCard: CardSlot;
  /** what its owner can do, beside the number */
  readonly controls?: ReactNode;
  /** in place of the note */
  readonly note?: ReactNode;
};

const Note = ({ text }: { readonly text: string }) => {
  const t = useWords('lists');
  return (
    <p dir="auto" className="mt-3 flex gap-2 text-sm whitespace-pre-line wrap-anywhere">
      <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-control" />
      <span className="sr-only">{t('lists.noteFollows')} </span>
      {text}
    </p>
  );
};

const NotShown = () => (
  <p className="rounded-card border border-line bg-surface px-5 py-8 text-center text-ink-soft">
    {useWords('lists')('lists.placeNotShown')}
  </p>
);

type Place = NonNullable<Item['location']>;

/** On paper stand the words that lead to the place; its card is for the screen. */
const PrintedPlace = ({ place: { name, address, latitude, longitude, ...place } }: { readonly place: Place }) => {
  const placeLine = usePlaceLine();
  const locale = useLocale();
  const where = [address, placeLine(place)].flatMap((part) => part || []);
  return (
    <div className="hidden print:block">
      <p className="font-semibold">{name}</p>
      <p suppressHydrationWarning>{listText(where, locale)}</p>
      {latitude === null || longitude === null ? null : (
        <p className="tabular-nums">{pointText(latitude, longitude)}</p>
      )}
    </div>
  );
};

/** A place of a list, with its number and its owner's note. */
export const ListItem = ({ item: { visitOrder, location, notes }, LocationCard, controls, note }: ItemProps) => (
  <div className="flex h-full flex-col print:block">
    <div className={`mb-2 flex items-center justify-between gap-2 ${controls ? 'min-h-11' : ''}`}>
      <span
        aria-hidden="true"
        className="flex h-8 min-w-8 items-center justify-center rounded-full bg-primary px-2 font-bold text-on-primary tabular-nums print:border print:border-line print:bg-transparent print:text-ink"
      >
        {visitOrder}
      </span>
      {controls}
    </div>
    {location ? (
      <>
        <div className="print:hidden">
          <LocationCard location={location} />
        </div>
        <PrintedPlace place={location} />
      </>
    ) : (
      <NotShown />
    )}
    {note ?? (notes ? <Note text={notes} /> : null)}
  </div>
);

export const EmptyList = () => {
  const t = useWords('lists');
  return (
    <Notice title={t('lists.empty')} text={t('lists.emptyText')}>
      <Link to={PAGES.home} className={quietButton}>
        {t('lists.browseLocations')}
      </Link>
    </Notice>
  );
};

type Props = { readonly items: readonly Item[]; readonly LocationCard: CardSlot };

/** The places of a list in their order. */
export const ListItems = ({ items, LocationCard }: Props) =>
  items.length === 0 ? (
    <EmptyList />
  ) : (
    <ol className={itemRows}>
      {items.map((item) => (
        <li key={item.locationId} value={item.visitOrder}>
          <ListItem item={item} LocationCard={LocationCard} />
        </li>
      ))}
    </ol>
  );
