import { text } from '@wellspring/rest-contract/text';
import { z } from 'zod';
import { parseQuery } from './parse-address.ts';

/** Schemas without words of their own. */
const QUERY = z.strictObject({ status: z.enum(['here', 'gone']).optional(), by: text({ min: 1, max: 3 }).optional() });

it.each([
  ['status=lost', 'status must be one of here, gone'],
  ['by=Anna', 'by must have at most 3 characters'],
  ['by=', 'by is malformed'],
])('a query string is refused in our words: %s', (search, message) => {
  expect(() => parseQuery(QUERY, search)).toThrow(message);
});
