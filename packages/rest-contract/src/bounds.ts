import { z } from 'zod';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A box in degrees. */
export const Bounds = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .describe('west is greater than east when they cross the antimeridian');
