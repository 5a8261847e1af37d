import { z } from 'zod';

export const HeroImage = z
  .strictObject({ id: z.string(), url: z.string(), isActive: z.boolean() })
  .meta({ id: 'HeroImage' });
export type HeroImage = z.output<typeof HeroImage>;
