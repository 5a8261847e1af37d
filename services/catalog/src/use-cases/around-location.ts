import { spansOf } from '../domain/geocoding/places-in-text.ts';
import type { Coordinates, Location } from '../domain/location.ts';
import { isNamed, meaningPlace, nameBegins } from '../domain/search/place-choice.ts';
import type { ParsedText, PlaceInText } from '../domain/search/query.ts';

type Deps = {
  readonly foundByWords: (parsed: ParsedText) => Promise<readonly Location[]>;
  /** how many Locations a text with a place finds there */
  readonly hitsOf: (parsed: ParsedText) => Promise<number>;
};

/** So many Locations of one name are tried. */
const MOST_TRIED = 5;

const asPlace = ({ name, state, country }: Location, coordinates: Coordinates, rest: string): PlaceInText => ({
  near: { label: [name, state, country].filter(Boolean).join(', '), ...coordinates, bounds: null },
  rest,
  canonical: null,
  isExplicit: true,
  isSure: true,
  names: [],
  unsaid: [],
  reach: null,
  rank: 0,
});

/**
 * The text as it is around a Location whose name stands behind "near": "hotels near Blue Lagoon". A town that is too small for the gazetteer is
 * found by what is called like it, the one around which most lies: "near Stanley" is around Stanley Hot Spring. null: nothing is called so, or nothing lies around it.
 */
export const aroundLocation =
  ({ foundByWords, hitsOf }: Deps) =>
  async (parsed: ParsedText, text: string): Promise<ParsedText | null> => {
    const [span] = spansOf(text);
    if (!span?.isExplicit) return null;
    // What no list of towns knows may be any words: only a whole name is meant.
    const isTown = (parsed.places ?? []).some(({ isExplicit }) => isExplicit);
    const isCalled = isTown ? nameBegins : isNamed;
    const called = (await foundByWords({ text: span.name })).filter(({ name }) => isCalled(name, span.name));
    let best: { readonly parsed: ParsedText; readonly hits: number } | null = null;
    for (const location of called.slice(0, MOST_TRIED)) {
      const { coordinates } = location;
      if (!coordinates) continue;
      const around = meaningPlace(parsed, asPlace(location, coordinates, span.rest));
      const hits = await hitsOf(around);
      if (hits > (best?.hits ?? 0)) best = { parsed: around, hits };
    }
    return best?.parsed ?? null;
  };
