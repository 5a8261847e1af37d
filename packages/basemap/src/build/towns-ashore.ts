import { CLOSEST_TILES } from '../zooms.ts';
import { areasOf, cutLayer } from './cut-tiles.ts';
import type { SourceFeature, Sources } from './layers.ts';
import { ashore, type Ground, type GroundAt, isAtShore } from './shore.ts';
import { sizeOf, type TileLayers, tileFeatures } from './tile-features.ts';
import { groundRadius } from './town-grounds.ts';

/** In km: what is farther from land is a fault of a source, not of its coast. */
const LIMIT = 10;

const groundOf = ({ land, lake }: Pick<TileLayers, 'land' | 'lake'>): GroundAt => {
  const [cutLand, cutLakes] = [cutLayer('land', land, CLOSEST_TILES), cutLayer('lake', lake, CLOSEST_TILES)];
  const grounds = new Map<string, Ground>();
  return (column, row) => {
    const key = `${column},${row}`;
    const ground = grounds.get(key) ?? {
      land: areasOf(cutLand(column, row)).map(({ geometry }) => geometry),
      lakes: areasOf(cutLakes(column, row)).map(({ geometry }) => geometry),
    };
    grounds.set(key, ground);
    return ground;
  };
};

/** How many towns were moved, and the farthest of them, in km. */
export type Moves = { readonly count: number; readonly farthest: number };

/**
 * Moves the towns and quarters that stand in the sea or in a lake to the nearest land, as the closest tiles draw it, and notes which are at
 * the shore.
 * @throws when one is farther from land than 10 km
 */
export const townsAshore = (sources: Sources): { readonly sources: Sources; readonly moves: Moves } => {
  const groundAt = groundOf(tileFeatures({ ...sources, towns: [], quarters: [] }));
  const distances: number[] = [];
  const settled = (feature: SourceFeature): SourceFeature => {
    const { geometry, properties } = feature;
    if (geometry.type !== 'Point') return feature;
    const found = ashore(groundAt, geometry.coordinates, LIMIT);
    if (found === null) throw new Error(`${properties.name ?? 'A town'} is more than ${LIMIT} km from land`);
    if (found.moved > 0) distances.push(found.moved);
    const shore = isAtShore(groundAt, found.position, groundRadius(sizeOf(properties)));
    return {
      ...feature,
      geometry: { type: 'Point', coordinates: found.position },
      properties: shore ? { ...properties, shore } : properties,
    };
  };
  return {
    sources: { ...sources, towns: sources.towns.map(settled), quarters: sources.quarters.map(settled) },
    moves: { count: distances.length, farthest: Math.max(0, ...distances) },
  };
};
