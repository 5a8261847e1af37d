import { INTERNAL_MESSAGE, isErrorCode } from '@wellspring/errors';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import type { GraphQLFormattedError } from 'graphql';

/** A message may echo what was sent; this much of it is enough to find it. */
const MESSAGE_LENGTH_MAX = 200;

export const shortMessage = (message: string): string =>
  message.length <= MESSAGE_LENGTH_MAX ? message : `${message.slice(0, MESSAGE_LENGTH_MAX - 1)}…`;

/** An error for a reader: message, path and one of our codes. An error without a code is logged and masked. */
export const presentError = (error: GraphQLFormattedError, log: ErrorLog): GraphQLFormattedError => {
  const { path, extensions } = error;
  const message = shortMessage(error.message);
  const where = path === undefined ? {} : { path };
  const code: unknown = extensions?.['code'];
  const retryAfter: unknown = extensions?.['retryAfter'];
  const field: unknown = extensions?.['field'];
  const words: unknown = extensions?.['words'];
  if (isErrorCode(code)) {
    const published = {
      code,
      ...(typeof retryAfter === 'number' && { retryAfter }),
      ...(typeof field === 'string' && { field }),
      ...(words !== undefined && { words }),
    };
    return { message, ...where, extensions: published };
  }
  log.error({ err: error, path: path?.join('.') }, 'the graph failed');
  return { message: INTERNAL_MESSAGE, ...where, extensions: { code: 'INTERNAL' } };
};
