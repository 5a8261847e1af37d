import { z } from 'zod';
import { text } from './text.ts';

export const Category = z
  .strictObject({
    id: z.int32(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    color: text({ max: 7, pattern: /^#[0-9a-f]{6}$/ }),
    createdAt: z.iso.datetime().nullable().describe('null: it has been part of the directory from its beginning'),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof Category>;
