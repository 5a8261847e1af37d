import type { Feature, Geometry } from 'geojson';
import { CLOSEST_TILES } from '../zooms.ts';
import { firstZooms } from './first-zooms.ts';
import { type Described, positionOf, type SourceFeature, type Sources } from './layers.ts';
import { SEAS } from './seas.ts';

/** A feature of a tile, with the zoom of the first tiles that hold it, and whether the closest draw it as finely as they can. */
export type TileFeature = { readonly from: number; readonly feature: Feature; readonly fine?: boolean };
export type TileLayer = 'land' | 'lake' | 'river' | 'border' | 'place' | 'label';
export type TileLayers = Readonly<Record<TileLayer, readonly TileFeature[]>>;

type Properties = Readonly<Record<string, string | number | boolean>>;

const featureOf = (geometry: Geometry, properties: Properties): Feature => ({ type: 'Feature', geometry, properties });

/** Closer maps have no tiles of their own: what they show is in the closest ones. */
const tilesFrom = (zoom: number): number => Math.min(CLOSEST_TILES, Math.max(0, Math.floor(zoom)));

const ours = (theirZoom: number | undefined): number => (theirZoom ?? 1) - 1;

const area = ({ geometry, properties }: SourceFeature): TileFeature => ({
  from: tilesFrom(ours(properties.min_zoom)),
  feature: featureOf(geometry, {}),
  fine: properties.fine ?? false,
});

/** The first zoom of a river by its rank, from 0 for the greatest. */
const riverZoom = (rank: number): number => (rank <= 2 ? 2 : rank <= 5 ? 3 : rank <= 6 ? 4 : rank <= 7 ? 5 : 6);

const river = ({ geometry, properties: { name, scalerank = 10, class: kind } }: SourceFeature): TileFeature => {
  const named = name !== undefined && kind === undefined ? { name } : {};
  return { from: riverZoom(scalerank), feature: featureOf(geometry, { rank: scalerank, ...named }) };
};

const FAINTEST_BORDER = 8.7;
const hasLength = ({ geometry }: SourceFeature): boolean =>
  geometry.type !== 'LineString' || geometry.coordinates.length > 2 || JSON.stringify(geometry.coordinates).length > 60;

const border = ({ geometry, properties }: SourceFeature): TileFeature => ({
  from: tilesFrom(ours(properties.min_zoom)),
  feature: featureOf(geometry, properties.class === 'boundary' ? { level: 0 } : { level: 0, disputed: true }),
});

const stateBorder = ({ geometry, properties }: SourceFeature): TileFeature => ({
  from: Math.max(3, tilesFrom(ours(properties.min_zoom))),
  feature: featureOf(geometry, { level: 1 }),
});

const isDrawnState = (feature: SourceFeature): boolean => {
  const { min_zoom: zoom = 0, featurecla = '' } = feature.properties;
  return zoom <= FAINTEST_BORDER && !featurecla.includes('statistical') && hasLength(feature);
};

const CAPITAL = 'C';
const CODES: Readonly<Record<string, Properties>> = { [CAPITAL]: { capital: true }, A: { seat: true } };

/** How large a town is: one more for each doubling, from 0 at 500 people. Its square root is as the width of a town's ground. */
export const sizeOf = ({ pop = 0 }: Described): number => Math.max(0, Math.round(Math.log2(Math.max(1, pop) / 500)));

/** Towns of more people have their name before capitals: the traveller looks for Lagos, not for Porto-Novo. */
const GREATEST = 3_000_000;

/** The zoom of each country's name, by its code. */
const countryZooms = (countries: readonly SourceFeature[]): ReadonlyMap<string, number> => {
  const zooms = new Map<string, number>();
  for (const { properties } of countries) {
    const { iso = '', min_label: from } = properties;
    zooms.set(iso, Math.min(zooms.get(iso) ?? Infinity, ours(from)));
  }
  return zooms;
};

/** From which zoom on the name of a town leads: a capital's together with its country's; null: never. */
const leadOf = ({ pop = 0, code, iso = '' }: Described, countries: ReadonlyMap<string, number>): number | null => {
  if (pop >= GREATEST) return 0;
  return code === CAPITAL ? (countries.get(iso) ?? null) : null;
};

type Rows = {
  readonly rows: readonly SourceFeature[];
  readonly zooms: { from: number; to: number };
  readonly kind: Properties;
  readonly countries?: readonly SourceFeature[];
};

/** Larger ones first: their names have the first choice of room, after capitals. */
const placesOf = ({ rows, zooms, kind, countries = [] }: Rows): readonly TileFeature[] => {
  const sorted = rows.toSorted((a, b) => (b.properties.pop ?? 0) - (a.properties.pop ?? 0));
  const leads = countryZooms(countries);
  const from = firstZooms(
    sorted.map((row) => {
      const lead = leadOf(row.properties, leads);
      return { position: positionOf(row), ...(lead !== null && { leads: lead }) };
    }),
    zooms,
  );
  return sorted.map(({ geometry, properties }, index) => {
    const first = from[index] ?? zooms.to;
    const code = CODES[properties.code ?? ''] ?? {};
    return {
      // A tile serves until the next zoom, so it holds what is named by then.
      from: tilesFrom(first - 1),
      feature: featureOf(geometry, {
        name: properties.name ?? '',
        from: first,
        size: sizeOf(properties),
        ...code,
        ...(properties.shore === true ? { shore: true } : {}),
        ...kind,
      }),
    };
  });
};

const label = (kind: string, geometry: Geometry, name: string, from: number): TileFeature => ({
  from: tilesFrom(from - 1),
  feature: featureOf(geometry, { kind, name, from: Math.round(from * 10) / 10 }),
});

const labelOf =
  (kind: string) =>
  ({ geometry, properties: { name = '', min_label: from } }: SourceFeature): TileFeature =>
    label(kind, geometry, name, ours(from));

const seaLabel = ([name, longitude, latitude, from]: (typeof SEAS)[number]): TileFeature =>
  label('sea', { type: 'Point', coordinates: [longitude, latitude] }, name, from);

/** What each layer of the tiles holds, and from which zoom on. */
export const tileFeatures = (sources: Sources): TileLayers => ({
  land: sources.land.map(area),
  lake: sources.lakes.map(area),
  river: sources.rivers.map(river),
  border: [...sources.stateBorders.filter(isDrawnState).map(stateBorder), ...sources.borders.map(border)],
  place: [
    ...placesOf({ rows: sources.towns, zooms: { from: 3, to: 12 }, kind: {}, countries: sources.countries }),
    ...placesOf({ rows: sources.quarters, zooms: { from: 10, to: 13 }, kind: { quarter: true } }),
  ],
  label: [
    ...SEAS.map(seaLabel),
    ...sources.countries.map(labelOf('country')),
    ...sources.lakeLabels.map(labelOf('lake')),
  ],
});
