import { z } from 'zod';
import { Bounds } from './bounds.ts';

const Zoom = z.int().min(0).max(22);

/** Where the map has streets, and the address of their tiles. */
const Streets = z
  .strictObject({
    version: z.string().describe('changes with the tiles'),
    tiles: z.string().describe('address of a vector tile in the basemap schema of Protomaps, with {z}, {x} and {y}'),
    bounds: z.array(Bounds).describe('boxes with streets'),
    minZoom: Zoom.describe('the farthest zoom of its tiles of 512 pixels'),
    maxZoom: Zoom.describe('the closest zoom of its tiles; closer maps stretch them'),
  })
  .meta({ id: 'Streets' });

/** What the browser needs to know. Nothing secret. */
export const Config = z
  .strictObject({
    googleMapsApiKey: z.string().nullable().describe('null: the keyless map'),
    mapStyleUrl: z.string().nullable().describe('a MapLibre style for the keyless map; null: the bundled map'),
    streets: Streets.nullable().describe('streets over the bundled map; null: none'),
    privacyUrl: z.string().nullable().describe('the privacy statement; null: none'),
    imprintUrl: z.string().nullable().describe('who runs the site; null: not said'),
  })
  .meta({ id: 'Config' });
export type ClientConfig = z.output<typeof Config>;
