import { isErrorCode } from '@wellspring/errors';
import { INTERNAL_MESSAGE } from '@wellspring/platform/subgraph/run-subgraph';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import type { GraphQLFormattedError } from 'graphql';

/** What the library says of a request that is the asker's mistake. */
const MISTAKES: readonly unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
];

/** An error for a reader: message, path and one of our codes. What has none is logged and masked. */
export const presentError = (error: GraphQLFormattedError, log: ErrorLog): GraphQLFormattedError => {
  const { message, path, extensions } = error;
  const where = path === undefined ? {} : { path };
  const code: unknown = extensions?.['code'];
  if (isErrorCode(code)) return { message, ...where, extensions: { code } };
  if (MISTAKES.includes(code)) return { message, ...where, extensions: { code: 'VALIDATION' } };
  log.error({ err: error, path: path?.join('.') }, 'the graph failed');
  return { message: INTERNAL_MESSAGE, ...where, extensions: { code: 'INTERNAL' } };
};
