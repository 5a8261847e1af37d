import type { Feature, FeatureCollection, Geometry, MultiLineString, Point, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Named = { readonly name: string };
type World = Topology<{ readonly countries: GeometryCollection<Named>; readonly land: GeometryCollection }>;

/** The outlines of the world as a map draws them. */
export type Outlines = {
  readonly land: FeatureCollection;
  readonly borders: MultiLineString;
  /** a point in the middle of each country's largest piece, with its name and size */
  readonly names: FeatureCollection<Point, Named & { readonly size: number }>;
};

const isWorld = (body: unknown): body is World =>
  typeof body === 'object' && body !== null && 'objects' in body && 'arcs' in body;

/** Twice the signed area and the middle of a ring, in square degrees. */
const middleOf = (ring: readonly Position[]) => {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? ring[0] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  return { size: Math.abs(area / 2), point: [x / (3 * area), y / (3 * area)] };
};

const SOUTH_POLE = -90;

/**
 * The atlas closes countries across the antimeridian, so that a ring jumps from 180 to -180. Here it runs on beyond 180 instead,
 * and a ring around the pole (Antarctica) is closed along the pole.
 */
export const unrolled = (ring: readonly Position[]): Position[] => {
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  const points = ring.map(([lng = 0, lat = 0]) => {
    if (lng - before > 180) turn -= 360;
    if (lng - before < -180) turn += 360;
    before = lng;
    return [lng + turn, lat];
  });
  const [first] = points;
  if (turn === 0 || !first) return points;
  const start = first[0] ?? 0;
  return [...points, [start + turn, SOUTH_POLE], [start, SOUTH_POLE], first];
};

/** The atlas draws Antarctica as a hole in a line along the pole. */
const isCoast = (ring: readonly Position[]): boolean => ring.some(([, lat = 0]) => lat > -89);

const unrolledPiece = (piece: Position[][]): Position[][] => piece.filter(isCoast).map(unrolled);

const unrolledCountry = <Properties>(country: Feature<Geometry, Properties>): Feature<Geometry, Properties> => {
  const { geometry } = country;
  if (geometry.type === 'Polygon')
    return { ...country, geometry: { ...geometry, coordinates: unrolledPiece(geometry.coordinates) } };
  if (geometry.type !== 'MultiPolygon') return country;
  return { ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(unrolledPiece) } };
};

const outerRings = ({ geometry }: Feature): readonly Position[][] => {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((piece) => piece.slice(0, 1)) : [];
};

const nameOf = (country: Feature<Geometry, Named>): Outlines['names']['features'] => {
  const [largest] = outerRings(country)
    .map(middleOf)
    .toSorted((a, b) => b.size - a.size);
  if (!largest) return [];
  const { size, point } = largest;
  const properties = { name: country.properties.name, size };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: point } }];
};

/** Reads the bundled outlines. @throws Error when they cannot be loaded */
export const loadOutlines = async (url: string): Promise<Outlines> => {
  const response = await fetch(url);
  const world: unknown = response.ok ? await response.json() : null;
  if (!isWorld(world)) throw new Error('The outlines of the world could not be loaded');
  const countries = feature(world, world.objects.countries).features.map(unrolledCountry);
  return {
    land: { type: 'FeatureCollection', features: countries },
    borders: mesh(world, world.objects.countries, (a, b) => a !== b),
    names: { type: 'FeatureCollection', features: countries.flatMap(nameOf) },
  };
};
