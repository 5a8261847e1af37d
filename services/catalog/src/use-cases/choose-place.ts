import type { Location } from '../domain/location.ts';
import {
  isArea,
  isGreat,
  isKindOnly,
  isLarge,
  isMiddle,
  isNamed,
  liesAt,
  mayBeMistyped,
  meaningPlace,
  meaningWords,
  nameBegins,
  nameSays,
} from '../domain/search/place-choice.ts';
import type { Circle, ParsedText, PlaceInText } from '../domain/search/query.ts';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import { aroundLocation } from './around-location.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'findMany'>;
  readonly index: Pick<SearchIndex, 'search'>;
};

/** What a text means: words, or words in or near a place. */
export type Choice = {
  readonly parsed: ParsedText;
  /** of Locations that are named so and lie elsewhere */
  readonly named: { readonly all: readonly Location[]; readonly areFirst: boolean };
  /** the whole text names this town, and nothing lies near it */
  readonly absent: PlaceInText | null;
  /** the town and its surroundings, where enough lies there: who names a town without "near" would not travel 150 km */
  readonly within?: Circle;
};

/** As many Locations are looked through for those that are named so. */
const MOST_NAMED = 20;

/** The surroundings of a town, in kilometres, and how many Locations are enough there. */
const SURROUNDINGS_KM = 50;
const ENOUGH = 5;

const IS_LATIN = /^\p{scx=Latin}/u;

const NONE_NAMED: Choice['named'] = { all: [], areFirst: false };

const only = (parsed: ParsedText): Choice => ({ parsed, named: NONE_NAMED, absent: null });

/**
 * Chooses what a text means, independent of all filters: a town or area is meant when something is there, or when everybody knows it and
 * only a kind of place stands beside it. A name of a Location comes before a small town; a town that shares its name is the one where
 * something is.
 */
export const choosePlace = ({ locations, index }: Deps) => {
  const hitsOf = async (parsed: ParsedText): Promise<number> => {
    const { total, meaning } = await index.search({ ...parsed, limit: 0, offset: 0 });
    return meaning?.place === 0 ? total : 0;
  };
  const hasHits = async (parsed: ParsedText): Promise<boolean> => (await hitsOf(parsed)) > 0;
  const firstWithHits = async (parsed: ParsedText, places: readonly PlaceInText[]): Promise<PlaceInText | null> => {
    for (const place of places) if (await hasHits(meaningPlace(parsed, place))) return place;
    return null;
  };
  const foundByWords = async (parsed: ParsedText): Promise<readonly Location[]> => {
    const { items, meaning } = await index.search({ ...meaningWords(parsed), limit: MOST_NAMED, offset: 0 });
    return meaning?.isCorrected ? [] : (await locations.findMany(items)).filter(({ isVerified }) => isVerified);
  };

  const surroundings = async (parsed: ParsedText, place: PlaceInText): Promise<Pick<Choice, 'within'>> => {
    const within = { latitude: place.near.latitude, longitude: place.near.longitude, km: SURROUNDINGS_KM };
    if (isArea(place)) return {};
    const { total } = await index.search({ ...meaningPlace(parsed, place), within, limit: 0, offset: 0 });
    return total < ENOUGH ? {} : { within };
  };

  const wholeText = async (parsed: ParsedText, text: string, whole: readonly PlaceInText[]): Promise<Choice> => {
    const found = await foundByWords(parsed);
    // A small town is meant where the words find nothing.
    const worth = found.length > 0 ? whole.filter(isMiddle) : whole;
    const [best] = worth;
    if (!best) return only(parsed);
    const place = await firstWithHits(parsed, worth);
    // Nothing lies in Polynesia, but a Polynesian Spa elsewhere begins so.
    if (!place && isArea(best) && found.some(({ name }) => nameBegins(name, text))) return only(meaningWords(parsed));
    if (!place) return { ...only(parsed), absent: isLarge(best) && !isArea(best) && found.length > 0 ? best : null };
    const elsewhere = found.filter((location) => !liesAt(place, location));
    if (!isLarge(place) && elsewhere.some(({ name }) => nameBegins(name, text))) return only(meaningWords(parsed));
    // Who writes a country in another script is not looking for what is named so in English.
    const said = IS_LATIN.test(text) ? (meaningWords(parsed).text ?? text) : text;
    const named = elsewhere.filter(({ name }) => nameSays(name, said));
    // As typed: the words that were looked for may be another name of the place.
    const typed = meaningWords(parsed).text === text ? found : await foundByWords({ ...parsed, places: [] });
    const begun = typed.filter((location) => nameBegins(location.name, text) && !liesAt(place, location));
    const all = [...new Map([...named, ...begun].map((location) => [location.id, location])).values()];
    return { parsed: meaningPlace(parsed, place), named: { all, areFirst: false }, absent: null };
  };

  const partOfText = async (parsed: ParsedText, text: string, places: readonly PlaceInText[]): Promise<Choice> => {
    const found = await foundByWords({ ...parsed, places: [] });
    // "Phoenix Park" is the park in Dublin before any park in Phoenix.
    const exact = found.filter(({ name }) => isNamed(name, text));
    const byWords = only(meaningWords({ ...parsed, places: [] }));
    const isMeantFirst = (place: PlaceInText): boolean => isArea(place) || (isLarge(place) && isKindOnly(place.rest));
    const place = await firstWithHits(parsed, found.length > 0 ? places.filter(isMeantFirst) : places);
    if (place) {
      if (exact.some((location) => liesAt(place, location))) return byWords;
      const named = found.filter((location) => nameBegins(location.name, text) && !liesAt(place, location));
      return {
        parsed: meaningPlace(parsed, place),
        named: { all: named, areFirst: true },
        absent: null,
        ...(await surroundings(parsed, place)),
      };
    }
    const isNameOfSome = found.some(({ name }) => nameSays(name, text));
    const isBegun = found.some(({ name }) => nameBegins(name, text));
    const great = places.find(
      (each) =>
        isGreat(each) && (found.length === 0 || (isKindOnly(each.rest) && !isBegun && !(isArea(each) && isNameOfSome))),
    );
    if (!great) return byWords;
    const there = meaningPlace(parsed, great);
    if (found.length === 0 && (await hasHits(mayBeMistyped(there)))) return only(mayBeMistyped(there));
    // An area where nothing is stays the one that is meant: the nearest is named.
    return {
      parsed: isArea(great) ? mayBeMistyped(there) : there,
      named: { all: exact, areFirst: true },
      absent: null,
    };
  };

  /** What "near" or "in" stands before: of several places of one name the first where something is, else a Location that is called so. */
  const saidPlace = async (parsed: ParsedText, text: string): Promise<Choice | null> => {
    const said = (parsed.places ?? []).filter(({ isExplicit }) => isExplicit);
    const place = await firstWithHits(parsed, said);
    if (place) return only(said.length > 1 ? meaningPlace(parsed, place) : parsed);
    const around = said.some(isLarge) ? null : await aroundLocation({ foundByWords, hitsOf })(parsed, text);
    return around || said.length > 0 ? only(around ?? parsed) : null;
  };

  return async (parsed: ParsedText): Promise<Choice> => {
    const { text, places = [], isLiteral, isNearMe } = parsed;
    if (text === undefined || isLiteral || isNearMe) return only(parsed);
    const said = await saidPlace(parsed, text);
    if (said) return said;
    if (places.length === 0) return only(parsed);
    const whole = places.filter(({ rest }) => rest === '');
    return whole.length > 0 ? wholeText(parsed, text, whole) : partOfText(parsed, text, places);
  };
};
