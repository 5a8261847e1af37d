import { boxSpans, chordSquared, chordSquaredOf, isInBox, toUnits, toVector } from '../domain/search/geo.ts';
import { searchDocument, type IndexedLocation, type SearchDocument } from '../domain/search/indexed.ts';
import { cellAt, gridLevel, mapView, MAX_SINGLE_PLACES, type CellSum } from '../domain/search/map-cells.ts';
import { isFound } from '../domain/search/matching.ts';
import { planText, type TextPlan } from '../domain/search/plan.ts';
import type { LocationQuery, MapQuery, MapView, Page } from '../domain/search/query.ts';
import { relevance } from '../domain/search/ranking.ts';

type Candidate = { readonly document: SearchDocument; readonly tier: number; readonly chord: number };
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

const newest = first(
  falling(({ document }) => document.created),
  (a, b) => textOrder(a.document.id, b.document.id),
);
const standing = first(
  falling(({ document }) => document.standing),
  newest,
);
const nearest: Compare = (a, b) => (a.chord === b.chord ? 0 : a.chord - b.chord);
const ORDERS = {
  standing,
  relevance: first(
    falling(({ tier }) => tier),
    standing,
  ),
  distance: first(nearest, standing),
  rating: first(
    falling(({ document }) => document.rating),
    falling(({ document }) => document.reviews),
    newest,
  ),
  newest,
  name: first(
    (a, b) => textOrder(a.document.nameKeys.written, b.document.nameKeys.written),
    (a, b) => textOrder(a.document.id, b.document.id),
  ),
} as const satisfies Record<string, Compare>;

/** The meaning of search and map by looking at every place: what engines are held to. */
export const searchOracle = (places: readonly IndexedLocation[]) => {
  const documents = places.map(searchDocument);
  const wordSets = documents.map(({ nameWords, otherWords }) => new Set([...nameWords, ...otherWords]));
  const plan = (text: string): TextPlan | null => {
    const steps = planText(text);
    for (let step = steps.next(); ;) {
      if (step.done) return step.value;
      step = steps.next(step.value.map((match) => wordSets.some((words) => isFound(match, words))));
    }
  };
  const found = (
    query: Pick<LocationQuery, 'text' | 'categoryId' | 'tag' | 'box' | 'near' | 'radiusKm'>,
  ): Candidate[] => {
    const { text, categoryId, tag, box, near, radiusKm } = query;
    const planned = text === undefined ? undefined : plan(text);
    const chordTo = ({ point }: SearchDocument): number =>
      point && near ? chordSquared(point, toVector(near)) : Infinity;
    return documents
      .filter((document) => categoryId === undefined || document.categoryId === categoryId)
      .filter((document) => tag === undefined || document.tags.includes(tag))
      .filter(({ point }) => !box || (point && isInBox(boxSpans(box), point.latitude, point.longitude)))
      .filter((document) => radiusKm === undefined || chordTo(document) <= chordSquaredOf(radiusKm))
      .flatMap((document) => {
        const tier = planned === undefined ? 0 : planned && relevance(document, planned.query, planned.match);
        return tier === null ? [] : [{ document, tier, chord: chordTo(document) }];
      });
  };
  return {
    search: (query: LocationQuery): Page<string> => {
      const sort = query.sort ?? (query.text !== undefined ? 'relevance' : query.near ? 'distance' : 'standing');
      const all = found(query).toSorted(ORDERS[sort]);
      return {
        items: all.slice(query.offset, query.offset + query.limit).map(({ document }) => document.id),
        total: all.length,
      };
    },
    map: ({ box, zoom, ...rest }: MapQuery): MapView => {
      const all = found({ box, ...rest }).map(({ document }) => document);
      const level = gridLevel(box, zoom);
      const cells = Map.groupBy(all, ({ point }) => (point ? cellAt(point, level) : -1));
      const isCrowd = (of: readonly SearchDocument[]): boolean => all.length > MAX_SINGLE_PLACES && of.length > 1;
      const sum = (cell: number, of: readonly SearchDocument[]): CellSum => {
        const latitudes = of.map(({ point }) => point?.latitude ?? 0);
        const longitudes = of.map(({ point }) => point?.longitude ?? 0);
        const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
        return {
          cell, count: of.length, latitudes: total(latitudes), longitudes: total(longitudes),
          south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes),
        }; // prettier-ignore
      };
      const place = ({ id, name, categoryId, point }: SearchDocument) => ({
        id, name, categoryId, latitude: (point?.latitude ?? 0) / toUnits(1), longitude: (point?.longitude ?? 0) / toUnits(1),
      }); // prettier-ignore
      const groups = [...cells];
      return mapView(
        groups.flatMap(([, of]) => (isCrowd(of) ? [] : of.map(place))),
        groups.filter(([, of]) => isCrowd(of)).map(([cell, of]) => sum(cell, of)),
      );
    },
  };
};
