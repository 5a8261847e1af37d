import { feature, line, square, tilesOf, town, VIEW, type Layers } from './invented-tiles.ts';
import type { StreetSource, View } from '../view.ts';

export const CLOSE: View = { ...VIEW, zoom: 14 };
/** Degrees of a pixel at that zoom. */
const PIXEL = 360 / (256 * 2 ** 14);

export const streetsOf = (layers: Layers): StreetSource => ({ tileAt: tilesOf(layers, 14), minZoom: 6, maxZoom: 14 });
export const at = (x: number, y: number): [number, number] => [x * PIXEL, y * PIXEL];
const box = (left: number, bottom: number, right: number, top: number) =>
  [left * PIXEL, bottom * PIXEL, right * PIXEL, top * PIXEL] as const;
export const road = (kind: string, points: readonly [number, number][], more = {}) => line(points, { kind, ...more });
const named = (name: string, x: number, y: number, properties = {}) =>
  feature(
    { type: 'Point', coordinates: at(x, y) },
    { kind: 'locality', name, population_rank: 8, min_zoom: 7, ...properties },
  );

export const EARTH = square(box(-4000, -4000, 4000, 4000));
export const TOWN: Layers = {
  earth: [EARTH],
  landuse: [square(box(-90, -90, -50, -50), { kind: 'park' }), square(box(90, 90, 130, 130), { kind: 'industrial' })],
  water: [square(box(50, -90, 90, -50), { kind: 'lake' })],
  roads: [
    road('highway', [at(-300, 80), at(300, 80)]),
    road('minor_road', [at(-300, 60), at(300, 60)]),
    road('minor_road', [at(-300, 40), at(300, 40)], { kind_detail: 'service' }),
    road('path', [at(-300, 20), at(300, 20)]),
  ],
  boundaries: [line([at(-300, -120), at(300, -120)], { kind_detail: 2 })],
  places: [
    named('Hafen', -100, 20),
    named('東京', 100, 20, { script: 'Japanese', 'name:en': 'Tokyo' }),
    named('Land', 0, -100, { kind: 'country' }),
  ],
};
export const GROUND: Layers = {
  land: [square([-1, -1, 1, 1])],
  place: [town('Old name', 60 * PIXEL, 60 * PIXEL, 12)],
};

/** An island whose coast goes in and out, by more and more than a pixel. */
const COAST = feature({
  type: 'Polygon',
  coordinates: [
    [...Array.from({ length: 90 }, (_, n) => [0.42 + n / 2_000, 0.1 + (n % 2) * (n / 4_000)]), [0.42, 0.1]],
  ],
});

export const COUNTRY: Layers = {
  land: [square([-0.3, -0.3, 0.4, 0.2]), COAST],
  lake: [square([0.1, 0, 0.2, 0.1])],
  river: [
    line(
      [
        [-0.2, -0.3],
        [-0.1, -0.1],
        [0.1, 0.05],
      ],
      { rank: 4, name: 'Long' },
    ),
  ],
  border: [
    line(
      [
        [0.3, -1],
        [0.3, 1],
      ],
      { level: 0 },
    ),
  ],
  place: [town('Middle', 0, 0, 12), town('West', -0.25, 0.05), town('Hamlet', 0.2, -0.2, 1, 12)],
};
