import { z } from 'zod';

export const Category = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    createdAt: z.iso.datetime().nullable().describe('null: it has been part of the directory from its beginning'),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof Category>;
