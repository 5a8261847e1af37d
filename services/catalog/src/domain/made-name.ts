import { categorySingular } from './categories.ts';

/** The area of a place, in names. */
type Whereabouts = { readonly town: string | null; readonly state: string | null; readonly country: string | null };

const UNNAMED = 'Unnamed ';

/** Whether a name is of the kind that is made here. */
export const mayBeMade = (name: string): boolean => name.startsWith(UNNAMED);

/**
 * The name of a place that has none at its source: "Unnamed hot spring near Mammoth Lakes". It is an import's value like any
 * other: a later row with a name replaces it, and so does a person.
 */
export const madeName = (categoryId: number, { town, state, country }: Whereabouts): string => {
  const what = `${UNNAMED}${categorySingular(categoryId)}`;
  if (town !== null) return `${what} near ${town}`;
  const area = state ?? country;
  return area === null ? what : `${what} in ${area}`;
};
