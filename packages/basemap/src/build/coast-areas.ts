import type { Position } from 'geojson';
import type { Ring } from './coast-rings.ts';
import { positionOf, type SourceFeature, type Sources } from './layers.ts';
import { nearTowns } from './near-towns.ts';
import { endsOf, isInside, isWithin } from './rings.ts';

/** Lakes that have shrunk to parts since GSHHG was drawn, each by a position in it: Natural Earth has the parts. */
const SHRUNK: readonly Position[] = [
  [59.5, 45], // the Aral Sea
  [14, 13.2], // Lake Chad
];

/** The least areas at each zoom, in km², from the whole world on: closer maps have them all. */
const ISLAND_AREAS = [4_000, 1_000, 250, 60, 12, 3];
const LAKE_AREAS = [8_000, 4_000, 2_000, 300, 100, 40];

/** Islets, in km², at whose shore or on which a town lies, at most so many km away: they are drawn finer, or they would not be there. */
const ISLET_AREA = 5;
const ISLET_REACH = 2.5;

type Lake = { readonly outline: readonly Position[]; readonly ends: ReturnType<typeof endsOf>; readonly area: number };

const contains = ({ ends, outline }: Lake, position: Position): boolean =>
  isWithin(ends, position) && isInside(outline, position);

/** Zooms of sources count 256-pixel tiles: each is one more than ours. */
const polygon = (
  rings: readonly (readonly Position[])[],
  from: number,
  more: SourceFeature['properties'] = {},
): SourceFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: rings.map((ring) => [...ring]) },
  properties: { min_zoom: from + 1, ...more },
});

const lakesOf = (rings: readonly Ring[]): readonly Lake[] =>
  rings
    .filter(({ level }) => level === 'lake')
    .map(({ positions, area }) => ({ outline: positions, ends: endsOf(positions), area }))
    .filter((lake) => !SHRUNK.some((position) => contains(lake, position)));

const zoomOf = (area: number, leastAreas: readonly number[]): number => {
  const zoom = leastAreas.findIndex((least) => area >= least);
  return zoom < 0 ? leastAreas.length : zoom;
};

/** The outlines of a feature's polygons. */
const outlinesOf = ({ geometry }: SourceFeature): readonly (readonly Position[])[] => {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  return polygons.flatMap(([outline]) => (outline ? [outline] : []));
};

const landOf = (rings: readonly Ring[], towns: readonly Position[]): readonly SourceFeature[] => {
  const isNearTown = nearTowns(towns, ISLET_REACH);
  return rings
    .filter(({ level }) => level === 'land' || level === 'Antarctica')
    .map(({ positions, area }) =>
      polygon(
        [positions],
        zoomOf(area, ISLAND_AREAS),
        area < ISLET_AREA && positions.some(isNearTown) ? { fine: true } : {},
      ),
    );
};

/**
 * Adds the areas of land and of lakes that rings surround; islands in lakes are holes in them. Of the other lakes (reservoirs, salt lakes),
 * those stay that no lake of the rings touches.
 */
export const coastAreas = (sources: Omit<Sources, 'land'>, rings: readonly Ring[]): Sources => {
  const lakes = lakesOf(rings);
  const islands = rings.filter(({ level }) => level === 'island in a lake').map(({ positions }) => positions);
  const islandsIn = (lake: Lake) => islands.filter(([first]) => first && contains(lake, first));
  const isNew = (feature: SourceFeature): boolean =>
    !outlinesOf(feature).some((outline) => outline.some((position) => lakes.some((lake) => contains(lake, position))));
  return {
    ...sources,
    land: landOf(rings, sources.towns.map(positionOf)),
    lakes: [
      ...lakes.map((lake) => polygon([lake.outline, ...islandsIn(lake)], zoomOf(lake.area, LAKE_AREAS))),
      ...sources.lakes.filter(isNew),
    ],
  };
};
