import { locationPath } from '@wellspring/page-contract/paths';
import { VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { valueText } from '@wellspring/place-schema/value-text';
import type { RestTripListExportQuery } from '../generated/rest-operations.ts';

type ListAnswer = RestTripListExportQuery['tripList'];
type ItemAnswer = ListAnswer['items'][number];
type Place = NonNullable<ItemAnswer['location']>;

/** A list as the graph answers it, with every place present. */
export type CompleteList = Omit<ListAnswer, 'items'> & {
  readonly items: readonly (Omit<ItemAnswer, 'location'> & { readonly location: Place })[];
};

/** A place of a list as it goes into a file. */
export type ExportedItem = {
  readonly visitOrder: number;
  readonly notes: string | null;
  readonly location: Place;
  /** the address of the place's page */
  readonly pageUrl: string;
};

/** A list as it goes into a file. */
export type ExportedList = Omit<CompleteList, 'items'> & { readonly items: readonly ExportedItem[] };

/** A place of a list that has a point on the map. */
export type Stop = ExportedItem & {
  readonly location: Place & { readonly latitude: number; readonly longitude: number };
};

/** Adds to each place the address of its page. `publicUrl`: the origin of the site without a slash at its end. */
export const withPages = (list: CompleteList, publicUrl: string): ExportedList => ({
  ...list,
  items: list.items.map((item) => ({ ...item, pageUrl: `${publicUrl}${locationPath(item.location.id)}` })),
});

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

const hasPoint = (item: ExportedItem): item is Stop =>
  item.location.latitude !== null && item.location.longitude !== null;

/** The places that have a point, in their order. */
export const stopsOf = ({ items }: ExportedList): readonly Stop[] => items.filter(hasPoint);

/** The middle of a town stands for the place: nobody finds it by this point. */
const isApproximate = ({ location }: ExportedItem): boolean => location.coordinatesAre === 'approximate';

/** The telephone numbers of a place, each with what is written beside it; words that hold none as they are. */
export const telephonesOf = ({ phones, phoneNumber }: Place): readonly string[] =>
  phones.length === 0
    ? [phoneNumber].filter((words) => words !== null)
    : phones.map(({ text, note }) => (note ? `${text} (${note})` : text));

/** Files are in English, as what they are read by expects. */
const LANGUAGE = 'en';
const t = sayFieldsIn(LANGUAGE);

/** The fields of the table that are part of files, and how they are called. */
export const EXPORTED_FIELDS: readonly { readonly field: string; readonly label: string }[] = VALUE_FIELDS.flatMap(
  ([field, { isExported }]) => (isExported ? [{ field, label: t(labelId(field, 'shown')) }] : []),
);

/** What a place has in such a field, as text; null: unknown. */
export const exportedText = (location: Place, field: string): string | null =>
  valueText(t, field, Reflect.get(location, field), LANGUAGE);

/** What a file for maps says of a place: address, telephones, websites, fields of the table, how good the point is, and the note. */
export const aboutStop = (stop: Stop): string => {
  const { address, city, state, country, websites } = stop.location;
  return joined(
    [
      joined([address, city, state, country], ', '),
      ...telephonesOf(stop.location),
      ...websites,
      ...EXPORTED_FIELDS.map(({ field, label }) => {
        const text = exportedText(stop.location, field);
        return text && `${label}: ${text}`;
      }),
      isApproximate(stop) ? 'Approximate position: it may be the middle of the town' : null,
      stop.notes,
    ],
    '\n',
  );
};

/** What a place is called in a file for maps: its number in the list, and its name. */
export const titleOf = ({ visitOrder, location }: Stop): string => `${visitOrder}. ${location.name}`;

/** The names of the places that have no point, and so stand in no file for maps. */
export const withoutPoint = ({ items }: ExportedList): readonly string[] =>
  items.flatMap((item) => (hasPoint(item) ? [] : [item.location.name]));

/** What a file for maps says of the list: its description, who made it, and what it had to leave out. */
export const aboutList = (list: ExportedList): string => {
  const left = withoutPoint(list);
  return joined(
    [
      list.description,
      list.user && `By ${list.user.displayName}`,
      left.length > 0 ? `Without a known position, and so not on the map: ${left.join(', ')}` : null,
    ],
    '\n\n',
  );
};
