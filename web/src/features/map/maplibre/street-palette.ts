import './streets.css';
import type { Palette } from './palette.ts';

export type StreetPalette = Palette & Readonly<Record<'road' | 'roadMajor' | 'roadEdge' | 'park' | 'building', string>>;

/** The colours of streets as CSS knows them now; where a reader sets the colours themselves, roads are as dark as what is written. */
export const streetPaletteOf = (palette: Palette, root: Element): StreetPalette => {
  const tokens = getComputedStyle(root);
  const token = (name: string): string => tokens.getPropertyValue(`--color-map-${name}`).trim();
  const isForced = matchMedia('(forced-colors: active)').matches;
  return {
    ...palette,
    road: isForced ? palette.inkSoft : token('road'),
    roadMajor: isForced ? palette.ink : token('road-major'),
    roadEdge: isForced ? palette.land : token('road-edge'),
    park: token('park'),
    building: token('building'),
  };
};
