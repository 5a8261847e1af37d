import type { RestTripListExportQuery } from '../generated/rest-operations.ts';

type Told = RestTripListExportQuery['tripList'];
type Item = Told['items'][number];

/** A list as it goes into a file: every place of it is known. */
export type ExportedList = Omit<Told, 'items'> & {
  readonly items: readonly (Omit<Item, 'location'> & { readonly location: NonNullable<Item['location']> })[];
};

/** A place of a list that has a point on the map. */
export type Stop = {
  readonly visitOrder: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** address and note, where there are any */
  readonly words: string;
  readonly notes: string | null;
};

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

/** The places that have a point, in their order. */
export const stopsOf = ({ items }: ExportedList): readonly Stop[] =>
  items.flatMap(({ visitOrder, notes, location: { name, latitude, longitude, address, city, state, country } }) => {
    if (latitude === null || longitude === null) return [];
    const words = joined([joined([address, city, state, country], ', '), notes], '\n');
    return [{ visitOrder, name, latitude, longitude, words, notes }];
  });

/** The names of the places that have no point, and so stand in no file for maps. */
export const pointlessOf = ({ items }: ExportedList): readonly string[] =>
  items.flatMap(({ location: { name, latitude, longitude } }) =>
    latitude === null || longitude === null ? [name] : [],
  );

/** What a file for maps says of the list: its description, who made it, and what it had to leave out. */
export const aboutList = (list: ExportedList): string => {
  const left = pointlessOf(list);
  return joined(
    [
      list.description,
      list.user && `By ${list.user.displayName}`,
      left.length > 0 ? `Without a known position, and so not on the map: ${left.join(', ')}` : null,
    ],
    '\n\n',
  );
};
