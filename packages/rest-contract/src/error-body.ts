import { z } from 'zod';

/** Every error of /api. */
export const ErrorBody = z
  .strictObject({
    message: z.string().min(1).describe('for the reader; the words may change'),
    code: z
      .string()
      .min(1)
      .describe('what went wrong, for programs: it stays the same. There may be more codes later.'),
    field: z
      .string()
      .min(1)
      .optional()
      .describe('The field of the body that is wrong, where it is one; of a nested one its path, with dots.'),
  })
  .meta({ id: 'Problem' });
/** The same as RFC 9457 has it, for clients with `application/problem+json` in Accept. */
export const ProblemDetails = z
  .strictObject({
    type: z.string().describe('where the code is explained, as an address of this site'),
    title: z.string().describe('the code in words, the same each time'),
    status: z.int32().min(400).max(599),
    detail: z.string().describe('the message'),
    code: ErrorBody.shape.code,
    field: ErrorBody.shape.field,
  })
  .meta({ id: 'ProblemDetails' });
export type ErrorBody = z.output<typeof ErrorBody>;
