import { listText } from '@wellspring/place-schema/list-text';
import type { Translate } from '@wellspring/words/translate';
import type { MarkedLocationsQuery } from '../../../generated/marks-operations.ts';
import { Check, Heart, Plus, type IconComponent } from '../../../shared/icons.tsx';

/** What a member said of a place, as its pin shows it: a picture and a word, never the colour alone. */
export const MARKS = {
  saved: { icon: Heart, label: 'map.saved', spoken: 'map.andSaved', look: 'text-ember [&>svg]:fill-current' },
  visited: { icon: Check, label: 'map.visited', spoken: 'map.andVisited', look: 'text-visited' },
  wanted: { icon: Plus, label: 'map.wanted', spoken: 'map.andWanted', look: 'text-wanted' },
} as const satisfies Readonly<Record<string, { icon: IconComponent; label: string; spoken: string; look: string }>>;
export type Mark = keyof typeof MARKS;

/** By the ids of places: what a member said of them. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export const NO_MARKS: Marks = new Map();

type Marked = Pick<MarkedLocationsQuery['markedLocations'], 'favorites' | 'visited' | 'wantToVisit'>;

/** The marks of each place: saved first. */
export const marksOf = ({ favorites, visited, wantToVisit }: Marked): Marks => {
  const marks = new Map<string, readonly Mark[]>();
  const add = (ids: readonly string[], mark: Mark) => {
    for (const id of ids) marks.set(id, [...(marks.get(id) ?? []), mark]);
  };
  add(favorites, 'saved');
  add(visited, 'visited');
  add(wantToVisit, 'wanted');
  return marks;
};

/** A place's name with what its pin says and with its marks, as it is read out. */
export const spokenName = (
  t: Translate<'map'>,
  locale: string,
  { name, fact, marks }: { readonly name: string; readonly fact: string | null; readonly marks: readonly Mark[] },
): string => listText([name, ...(fact === null ? [] : [fact]), ...marks.map((mark) => t(MARKS[mark].spoken))], locale);
