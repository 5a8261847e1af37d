import { STREET_ZOOM } from '@wellspring/rest-contract/map-limits';
import type { MapAnswer, PinFact } from '@wellspring/rest-contract/map';
import { boxAround, contractZoom } from '../mercator.ts';
import { mergeTouching, mixedOf } from './merge-touching.ts';
import { HALF_PIN, halfWidthOf, radiusOf } from './pin-size.ts';
import { boundsOf, countOf, type Cluster, type Look, type Pin, type Single } from './pins.ts';
import { meet, spotOf, type Area } from './spots.ts';

export type LayoutOptions = {
  /** the whole zoom of the map */
  readonly zoom: number;
  /** how the reader reads a fact; null: it is left out */
  readonly factText: (fact: PinFact) => string | null;
  /** ids of places that are pins already: they have the first choice of room, in this order, so that they stay pins while the map is panned */
  readonly before: ReadonlySet<string>;
  /** room of names that the map must have; no pin stands there */
  readonly rooms: readonly Area[];
};

/** Pixels between two pins. */
const GAP = 2;

const areaOf = (single: Single, zoom: number): Area => {
  const { x, y } = spotOf(single, zoom);
  const half = halfWidthOf(single) + GAP / 2;
  return { left: x - half, right: x + half, top: y - HALF_PIN - GAP / 2, bottom: y + HALF_PIN + GAP / 2 };
};

const isOnMap = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

/** All places of an answer: its pins first, best first. */
const singlesOf = (
  { places, pins }: MapAnswer,
  factText: LayoutOptions['factText'],
): { readonly chosen: readonly Single[]; readonly others: readonly Single[] } => {
  const facts = new Map(pins.map(({ id, fact }) => [id, fact]));
  const order = new Map(pins.map(({ id }, at) => [id, at]));
  const singles = places.filter(isOnMap).map((location): Single => {
    const { id, latitude, longitude } = location;
    const fact = facts.get(id);
    const text = fact ? factText(fact) : null;
    return {
      kind: 'location',
      key: id,
      location,
      latitude,
      longitude,
      look: 'dot',
      fact: fact && text !== null ? { kind: fact.kind, text } : null,
    };
  });
  const placeOf = ({ key }: Single): number => order.get(key) ?? Infinity;
  return {
    chosen: singles.filter(({ key }) => order.has(key)).sort((a, b) => placeOf(a) - placeOf(b)),
    others: singles.filter(({ key }) => !order.has(key)),
  };
};

type Seated = { readonly single: Single; readonly area: Area };

/** Gives pins their room, one after the other; who finds none is a dot, or at the zoom of streets a pin without its fact. */
const seat = (chosen: readonly Single[], { zoom, before, rooms }: LayoutOptions) => {
  const looks: readonly Look[] = contractZoom(zoom) >= STREET_ZOOM ? ['fact', 'icon'] : ['fact'];
  const seated: Seated[] = [];
  const unseated: Single[] = [];
  const sit = (single: Single): boolean =>
    looks.some((look) => {
      const drawn = { ...single, look };
      const area = areaOf(drawn, zoom);
      if ([...rooms, ...seated.map((other) => other.area)].some((taken) => meet(taken, area))) return false;
      seated.push({ single: drawn, area });
      return true;
    });
  const retained = [...before].flatMap((key) => chosen.filter((single) => single.key === key));
  for (const single of [...retained, ...chosen.filter(({ key }) => !before.has(key))])
    if (!sit(single)) unseated.push(single);
  return { seated, unseated };
};

const isUnder = (pin: Pin, { left, right, top, bottom }: Area, zoom: number): boolean => {
  const { x, y } = spotOf(pin, zoom);
  const reach = radiusOf(pin) / 2;
  return x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
};

/** What a pin covers, as one at its corner. */
const besidePin = ({ single }: Seated, covered: readonly Pin[]): Cluster => ({
  kind: 'cluster',
  key: `beside ${single.key}`,
  count: covered.reduce((sum, pin) => sum + countOf(pin), 0),
  latitude: single.latitude,
  longitude: single.longitude,
  bounds: boxAround([boundsOf(single), ...covered.map(boundsOf)]) ?? boundsOf(single),
  mix: mixedOf(covered),
  besidePin: halfWidthOf(single),
});

/**
 * What stands on the map for an answer: pins, which never cover each other, dots for the other places, and clusters where these would merge.
 * What a pin would cover is counted at its corner, so that nothing is hidden. Places without a point are left out.
 */
export const layOut = (answer: MapAnswer, options: LayoutOptions): readonly Pin[] => {
  const { zoom, factText } = options;
  const { chosen, others } = singlesOf(answer, factText);
  const { seated, unseated } = seat(chosen, options);
  const clusters = answer.clusters.map((cluster): Cluster => {
    const { count, latitude, longitude } = cluster;
    return { ...cluster, kind: 'cluster', key: `${count} at ${latitude},${longitude}`, besidePin: null };
  });
  const covered = new Map<Seated, Pin[]>();
  const clear: Pin[] = [];
  for (const pin of mergeTouching([...clusters, ...unseated, ...others], zoom)) {
    const cover = seated.find(({ area }) => isUnder(pin, area, zoom));
    if (cover) covered.set(cover, [...(covered.get(cover) ?? []), pin]);
    else clear.push(pin);
  }
  const order = new Map(chosen.map(({ key }, at) => [key, at]));
  return [
    ...clear,
    ...[...covered].map(([pin, pins]) => besidePin(pin, pins)),
    ...seated.map(({ single }) => single).sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0)),
  ];
};
