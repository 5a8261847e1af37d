import { z } from 'zod';

/** What the browser needs to know. Nothing secret. */
export const Config = z
  .strictObject({
    googleMapsApiKey: z.string().nullable().describe('null: the keyless map'),
    mapStyleUrl: z.string().nullable().describe('a MapLibre style for the keyless map; null: the bundled map'),
    privacyUrl: z.string().nullable().describe('the privacy statement; null: none'),
    imprintUrl: z.string().nullable().describe('who runs the site; null: not said'),
  })
  .meta({ id: 'Config' });
export type ClientConfig = z.output<typeof Config>;
