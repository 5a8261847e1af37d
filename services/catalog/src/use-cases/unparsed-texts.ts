import type { Location } from '../domain/location.ts';
import { readingOf } from '../domain/read-facts.ts';
import type { LocationStore } from '../ports.ts';

type Deps = { readonly locations: Pick<LocationStore, 'countUnparsedTexts' | 'withUnparsedText'> };

/** `after`: the id of the last place of the page before; null: the first page. */
type UnparsedQuery = { readonly field: string; readonly after: string | null; readonly limit: number };

/** `value`: the fact that was read from it without certainty; null: none */
type UnparsedText = NonNullable<ReturnType<typeof readingOf>> & { readonly location: Location };

/** How many places have a text that could not be read as a fact with certainty, and that nobody has entered: for each field that has such places. */
export const countUnparsedTexts =
  ({ locations }: Deps) =>
  async (): Promise<readonly { readonly field: string; readonly count: number }[]> =>
    (await locations.countUnparsedTexts()).filter(({ count }) => count > 0);

/** These texts of one field, in the order of the ids of their places. A field that is no text of a fact has none. */
export const listUnparsedTexts =
  ({ locations }: Deps) =>
  async ({ field, ...page }: UnparsedQuery): Promise<readonly UnparsedText[]> => {
    const found = await locations.withUnparsedText(field, page);
    return found.flatMap((location) => {
      const reading = readingOf(location, field);
      return reading ? [{ location, ...reading }] : [];
    });
  };
