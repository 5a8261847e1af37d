import { z } from 'zod';

const listOf = (given: unknown): unknown => (given === undefined || Array.isArray(given) ? given : [given]);

/** A field of a form that may be sent several times: a list, and one value is a list of one. */
export const repeatedField = <Item extends z.ZodType>(list: z.ZodArray<Item>) => z.preprocess(listOf, list);
