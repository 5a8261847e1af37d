import { locationPath } from '@wellspring/page-contract/paths';
import { VALUE_FIELDS, type ValueField } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { listText } from '@wellspring/place-schema/list-text';
import { valueText } from '@wellspring/place-schema/value-text';
import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import { serverWords } from '@wellspring/words/server-words';
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

/** The point is the middle of a town: it does not lead to the place. */
const isApproximate = ({ location }: ExportedItem): boolean => location.coordinatesAre === 'approximate';

/** The telephone numbers of a place, each with what is written beside it; words that hold none as they are. */
export const telephonesOf = ({ phones, phoneNumber }: Place): readonly string[] =>
  phones.length === 0
    ? [phoneNumber].filter((words) => words !== null)
    : phones.map(({ text, note }) => (note ? `${text} (${note})` : text));

const sayFieldsInEnglish = sayFieldsIn(DEFAULT_LANGUAGE);

/** The fields of the table that are part of files, and the English names of their columns. */
export const EXPORTED_FIELDS: readonly { readonly field: ValueField; readonly column: string }[] = VALUE_FIELDS.flatMap(
  ([field, { isExported }]) => (isExported ? [{ field, column: sayFieldsInEnglish(labelId(field, 'shown')) }] : []),
);

/** The tag of OpenStreetMap for a rule of opening hours: other programs read it, and so does an import. */
export const OPENING_HOURS = 'opening_hours';

/** What a place has in such a field, as text; null: unknown. */
export const exportedText = (location: Place, field: string, language: Language): string | null =>
  valueText(sayFieldsIn(language), field, Reflect.get(location, field), language);

/** What a file for maps says of a place: address, telephones, websites, fields of the table, how good the point is, and the note. */
export const aboutStop = (stop: Stop, language: Language): string => {
  const { address, city, state, country, websites } = stop.location;
  const t = serverWords(language);
  const sayField = sayFieldsIn(language);
  return joined(
    [
      joined([address, city, state, country], ', '),
      ...telephonesOf(stop.location),
      ...websites,
      ...EXPORTED_FIELDS.map(({ field }) => {
        const value = exportedText(stop.location, field, language);
        return value && t('exports.fact', { label: sayField(labelId(field, 'shown')), value });
      }),
      isApproximate(stop) ? t('exports.approximate') : null,
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
export const aboutList = (list: ExportedList, language: Language): string => {
  const t = serverWords(language);
  const left = withoutPoint(list);
  return joined(
    [
      list.description,
      list.user && t('exports.by', { name: list.user.displayName }),
      left.length > 0 ? t('exports.withoutPosition', { names: listText(left, language) }) : null,
    ],
    '\n\n',
  );
};
