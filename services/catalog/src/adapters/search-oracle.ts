import { CLOSURE, isClosedLast, isNameOf } from '../domain/search/closure.ts';
import { boxSpans, chordSquared, chordSquaredOf, isInBox, toVector } from '../domain/search/geo.ts';
import { circlesOf } from '../domain/search/horizon.ts';
import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import { searchDocument, type SearchDocument } from '../domain/search/indexed.ts';
import { isFound } from '../domain/search/matching.ts';
import { planSearch, type Lookup, type SearchPlan } from '../domain/search/plan.ts';
import type { TextPlan } from '../domain/search/text-plan.ts';
import { meaningOf, plannedList, plannedMap } from '../domain/search/planned-query.ts';
import type { ParsedText, Circle, LocationQuery, MapQuery } from '../domain/search/query.ts';
import type { Found, FoundOnMap } from '../search-ports.ts';
import { nearRank } from '../domain/search/near-rank.ts';
import { relevance } from '../domain/search/ranking.ts';
import { oracleFacets } from './search/oracle-facets.ts';
import { oracleMap } from './search/oracle-map.ts';

type Candidate = {
  readonly document: SearchDocument;
  readonly tier: number;
  readonly chord: number;
  readonly nearness: number;
};
type Compare = (a: Candidate, b: Candidate) => number;

const characters = (text: string): readonly number[] => [...text].map((each) => each.codePointAt(0) ?? 0);
const textOrder = (a: string, b: string): number => {
  const [left, right] = [characters(a), characters(b)];
  const at = left.findIndex((code, index) => code !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
};

const falling =
  (value: (candidate: Candidate) => number): Compare =>
  (a, b) =>
    value(b) - value(a);
const first =
  (...orders: readonly Compare[]): Compare =>
  (a, b) =>
    orders.reduce((result, order) => result || order(a, b), 0);

const byId: Compare = (a, b) => textOrder(a.document.id, b.document.id);
const newest = first(
  falling(({ document }) => document.created),
  byId,
);
/** The newest first, from the end. */
const oldest: Compare = (a, b) => newest(b, a);
const byDefault = first(
  falling(({ document }) => document.standing),
  byId,
);
const nearest: Compare = (a, b) => (a.chord === b.chord ? 0 : a.chord - b.chord);
const ORDERS = {
  default: byDefault,
  relevance: first(
    falling(({ tier }) => tier),
    byDefault,
  ),
  nearness: first((a, b) => a.nearness - b.nearness, nearest, byDefault),
  distance: first(nearest, byDefault),
  rating: first(
    falling(({ document }) => document.rating),
    falling(({ document }) => document.reviews),
    newest,
  ),
  newest,
  oldest,
  warmest: first(
    falling(({ document }) => document.facets.maxC ?? -Infinity),
    byDefault,
  ),
  name: first((a, b) => textOrder(a.document.nameKeys.written, b.document.nameKeys.written), byId),
} as const satisfies Record<string, Compare>;

const isListed = ({ document }: Candidate): boolean => document.closure !== CLOSURE.permanent;
/** Temporarily closed places stand last, but for those that are called like the whole text. */
const closedLast = (query: LocationQuery, plan: TextPlan | null | undefined): Compare =>
  falling(({ document: { closure, nameKeys } }) =>
    isClosedLast(query) && closure === CLOSURE.temporary && !(plan && isNameOf(nameKeys, plan.query)) ? 0 : 1,
  );

const countedIn = (
  { isCounting }: Pick<LocationQuery, 'isCounting'>,
  facets: ReturnType<typeof oracleFacets>,
  before: readonly Candidate[],
): Pick<Found, 'facets'> =>
  isCounting ? { facets: facets.counts(before.filter(isListed).map(({ document }) => document.facets)) } : {};

/** The meaning of search and map by looking at every place: what engines are held to. */
export const searchOracle = (places: readonly IndexedLocation[]) => {
  const documents = places.map(searchDocument);
  const wordSets = documents.map(({ nameWords, otherWords }) => new Set([...nameWords, ...otherWords]));
  const has = (lookup: Lookup): boolean =>
    'nameBegins' in lookup
      ? documents.some(({ nameKeys, otherNames }) =>
          [nameKeys, ...otherNames].some(({ written }) => written.startsWith(lookup.nameBegins)),
        )
      : wordSets.some((words) => isFound(lookup, words));
  const planOf = (parsed: ParsedText, isTyping = false): SearchPlan | null | undefined => {
    if (parsed.text === undefined) return undefined;
    const steps = planSearch(parsed, isTyping);
    for (let step = steps.next(); ; step = steps.next(step.value.map(has))) if (step.done) return step.value;
  };
  const found = (
    query: Pick<LocationQuery, 'categoryId' | 'tag' | 'box' | 'near' | 'radiusKm' | 'within'>,
    planned: TextPlan | null | undefined,
  ): Candidate[] => {
    const { categoryId, tag, box, near } = query;
    const circles = circlesOf(query);
    const isInside = (point: SearchDocument['point'], circle: Circle): boolean =>
      point !== null && chordSquared(point, toVector(circle)) <= chordSquaredOf(circle.km);
    const chordTo = ({ point }: SearchDocument): number =>
      point && near ? chordSquared(point, toVector(near)) : Infinity;
    return documents
      .filter((document) => categoryId === undefined || document.categoryId === categoryId)
      .filter((document) => tag === undefined || document.tags.includes(tag))
      .filter(({ point }) => !box || (point && isInBox(boxSpans(box), point.latitude, point.longitude)))
      .filter(({ point }) => circles.every((circle) => isInside(point, circle)))
      .flatMap((document) => {
        const tier = planned ? relevance(document, planned) : 0;
        if (tier === null) return [];
        const chord = chordTo(document);
        return [{ document, tier, chord, nearness: nearRank(chord, tier, document.standing) }];
      })
      .filter((candidate) => planned || isListed(candidate));
  };
  return {
    search: (query: LocationQuery): Found => {
      const plan = planOf(query);
      const list = plan === null ? null : plannedList(query, plan);
      const meaning = meaningOf(plan);
      if (list === null) return { items: [], total: 0, meaning };
      const sort = list.sort ?? (list.text !== undefined ? 'relevance' : list.near ? 'distance' : 'default');
      const order = sort === 'relevance' && list.near && plan?.text ? 'nearness' : sort;
      const facets = oracleFacets(list.facets);
      const before = found(list, plan?.text);
      const all = before
        .filter(({ document }) => facets.passes(document.facets))
        .toSorted(first(closedLast(query, plan?.text), ORDERS[order]));
      const items = all.slice(query.offset, query.offset + query.limit).map(({ document }) => document.id);
      return { items, total: all.length, meaning, ...countedIn(list, facets, before) };
    },
    suggest: (parsed: ParsedText, limit: number): readonly string[] => {
      const text = planOf(parsed, true)?.text;
      if (!text) return [];
      return found({}, text)
        .toSorted(ORDERS.relevance)
        .slice(0, limit)
        .map(({ document }) => document.id);
    },
    map: (query: MapQuery): FoundOnMap => {
      const plan = planOf(query);
      const view = plan === null ? null : plannedMap(query, plan);
      const meaning = meaningOf(plan);
      if (view === null) return { total: 0, places: [], pins: [], clusters: [], meaning };
      const facets = oracleFacets(view.facets);
      const before = found(view, plan?.text);
      const all = before
        .filter(isListed)
        .map(({ document }) => document)
        .filter((document) => facets.passes(document.facets));
      return {
        ...oracleMap(all, view),
        meaning,
        ...countedIn(view, facets, before),
      };
    },
  };
};
