import { z } from 'zod';

/** Every error of /api. */
export const ErrorBody = z
  .strictObject({
    message: z.string().min(1),
    field: z
      .string()
      .min(1)
      .optional()
      .describe('The field of the body that is wrong, where it is one; of a nested one its path, with dots.'),
  })
  .meta({ id: 'Problem' });
export type ErrorBody = z.output<typeof ErrorBody>;
