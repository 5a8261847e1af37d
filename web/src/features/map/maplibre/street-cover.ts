import { across, down, latitudeAt } from '@wellspring/map-grid/mercator';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { MultiPolygon, Position } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';

export type Streets = NonNullable<ClientConfig['streets']>;
type Bounds = Streets['bounds'][number];

/** Farther away the bundled map shows as much. */
const FARTHEST = 7;

/** The zoom of MapLibre from which streets are drawn. */
export const firstZoom = ({ minZoom }: Streets): number => Math.max(FARTHEST, minZoom);

/** A box across the antimeridian is two. */
const unfolded = ({ west, east, ...sides }: Bounds): readonly Bounds[] =>
  west <= east
    ? [{ west, east, ...sides }]
    : [
        { west, east: 180, ...sides },
        { west: -180, east, ...sides },
      ];

/** The box of the whole tiles that a box touches at a zoom: what their streets cover. */
const ofWholeTiles = ({ west, south, east, north }: Bounds, zoom: number): readonly Position[] => {
  const count = 2 ** zoom;
  const longitude = (column: number): number => (column / count) * 360 - 180;
  const latitude = (row: number): number => latitudeAt(row / count);
  const [left, right] = [longitude(Math.floor(across(west) * count)), longitude(Math.ceil(across(east) * count))];
  const [top, bottom] = [latitude(Math.floor(down(north) * count)), latitude(Math.ceil(down(south) * count))];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
};

const coverAt = ({ bounds }: Streets, zoom: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: bounds.flatMap(unfolded).map((box) => [[...ofWholeTiles(box, zoom)]]),
});

/** True for what no tile with streets covers at the zoom of the map: only there the bundled map writes its names. */
export const outsideStreets = (streets: Streets): ExpressionSpecification => {
  const first = firstZoom(streets);
  const zooms = Array.from({ length: Math.max(1, streets.maxZoom - first + 1) }, (_, index) => first + index);
  const steps = zooms.flatMap((zoom): [number, ExpressionSpecification] => [
    zoom,
    ['!', ['within', coverAt(streets, zoom)]],
  ]);
  return ['step', ['zoom'], ['literal', true], ...steps] as ExpressionSpecification;
};

/** One box around all: no tile is requested beyond. */
export const boxAround = ({ bounds }: Streets): [number, number, number, number] => {
  const boxes = bounds.flatMap(unfolded);
  return [
    Math.min(...boxes.map(({ west }) => west)),
    Math.min(...boxes.map(({ south }) => south)),
    Math.max(...boxes.map(({ east }) => east)),
    Math.max(...boxes.map(({ north }) => north)),
  ];
};

type View = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** Whether a view shows streets. */
export const showsStreets = (streets: Streets, view: View, zoom: number): boolean =>
  zoom >= firstZoom(streets) &&
  streets.bounds
    .flatMap(unfolded)
    .some(
      ({ west, south, east, north }) =>
        west <= view.east && east >= view.west && south <= view.north && north >= view.south,
    );
