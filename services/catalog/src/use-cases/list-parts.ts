import type { Location } from '../domain/location.ts';
import { namedWithin, pageOfBoth } from '../domain/search/named-elsewhere.ts';
import type { LocationQuery, Page, ParsedText } from '../domain/search/query.ts';
import type { LocationStore } from '../ports.ts';
import type { Found, SearchIndex } from '../search-ports.ts';
import { FEW } from './widen-text.ts';
import type { Understanding } from './understand-text.ts';

type Deps = {
  readonly index: Pick<SearchIndex, 'search'>;
  readonly locations: Pick<LocationStore, 'findMany'>;
};

/** As many Locations follow at most. */
const MOST_FURTHER = 20;

/** The parts of a list, one after the other. */
export type ListParts = Page<Location> &
  Pick<Found, 'meaning' | 'facets'> & {
    /** the text as it was read for what `meaning` is about */
    readonly parsed: ParsedText;
    /** how many of them lie elsewhere and are named as the place is, and come behind the others */
    readonly named: number;
    /** how many come last: they are only close to what the text means */
    readonly further: number;
  };

type Further = { readonly ids: readonly string[] } & Pick<ListParts, 'parsed' | 'meaning'>;

/** What comes close to a text that finds few, in the order of its readings, without what is listed anyway. */
const furtherOf = async (
  { index }: Pick<Deps, 'index'>,
  list: LocationQuery,
  readings: readonly ParsedText[],
  listed: readonly string[],
): Promise<Further | null> => {
  if (listed.length >= FEW) return null;
  const seen = new Set(listed);
  let shown: Pick<ListParts, 'parsed' | 'meaning'> | null = null;
  for (const parsed of readings) {
    if (seen.size >= FEW) break;
    const request = { ...list, ...parsed, isCounting: false, limit: MOST_FURTHER, offset: 0 };
    const { items, meaning } = await index.search(request);
    if (items.length > 0) shown ??= { parsed, meaning };
    for (const id of items) seen.add(id);
  }
  const ids = [...seen].slice(listed.length, listed.length + MOST_FURTHER);
  return shown && ids.length > 0 ? { ids, ...shown } : null;
};

const idsOf = (some: readonly Location[]): readonly string[] => some.map(({ id }) => id);

/** A page of what a text means, of what is named so elsewhere, and of what comes close to it, in their order. */
export const listParts = async (
  { index, locations }: Deps,
  list: LocationQuery,
  { choice, wider }: Pick<Understanding, 'choice' | 'wider'>,
): Promise<ListParts> => {
  const { all, areFirst } = choice.named;
  const named = namedWithin(all, list);
  const [head, tail] = pageOfBoth(areFirst ? named.length : 0, list);
  const { items, total, meaning, facets } = await index.search({ ...list, ...tail });
  const meant = await locations.findMany(tail.limit === 0 ? [] : items);
  const [, rest] = pageOfBoth(total, list);
  const others = areFirst ? head : rest;
  // They are a moment old: what was withdrawn meanwhile is not shown.
  const elsewhere = await locations.findMany(idsOf(named.slice(others.offset, others.offset + others.limit)));
  const listed = async (): Promise<readonly string[]> => [
    ...(await index.search({ ...list, limit: FEW, offset: 0 })).items,
    ...idsOf(named),
  ];
  // The list beside a map shows what the map shows.
  const further = wider.length > 0 && !list.box ? await furtherOf({ index }, list, wider, await listed()) : null;
  const [, last] = pageOfBoth(total + named.length, list);
  const close = await locations.findMany(further?.ids.slice(last.offset, last.offset + last.limit) ?? []);
  return {
    items: [...(areFirst ? [...elsewhere, ...meant] : [...meant, ...elsewhere]), ...close],
    total: total + named.length + (further?.ids.length ?? 0),
    meaning: meaning ?? further?.meaning ?? null,
    parsed: meaning ? choice.parsed : (further?.parsed ?? choice.parsed),
    ...(facets && { facets }),
    named: areFirst ? 0 : named.length,
    further: further?.ids.length ?? 0,
  };
};
