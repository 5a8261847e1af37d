import './streets.css';
import type { Palette } from './palette.ts';

export type StreetPalette = Palette & Readonly<Record<'road' | 'roadMajor' | 'roadEdge' | 'park' | 'building', string>>;

/**
 * The colours of streets as CSS knows them now. Where readers set the colours themselves, roads and all names are as strong as what is
 * written, and a road has no edge: the map follows their light or dark, but not each of their colours.
 */
export const streetPaletteOf = (palette: Palette, root: Element): StreetPalette => {
  const tokens = getComputedStyle(root);
  const token = (name: string): string => tokens.getPropertyValue(`--color-map-${name}`).trim();
  const isForced = matchMedia('(forced-colors: active)').matches;
  return {
    ...palette,
    inkSoft: isForced ? palette.ink : palette.inkSoft,
    waterInk: isForced ? palette.ink : palette.waterInk,
    road: isForced ? palette.inkSoft : token('road'),
    roadMajor: isForced ? palette.ink : token('road-major'),
    roadEdge: isForced ? palette.land : token('road-edge'),
    park: token('park'),
    building: token('building'),
  };
};
