import { z } from 'zod';

/** The numbers of the community. */
export const Stats = z
  .strictObject({
    totalLocations: z.int32().min(0).describe('verified places'),
    totalUsers: z.int32().min(0),
    totalCountries: z.int32().min(0).describe('distinct countries of verified places'),
    totalReviews: z.int32().min(0).describe('published reviews'),
  })
  .meta({ id: 'Stats' });
export type Stats = z.output<typeof Stats>;
