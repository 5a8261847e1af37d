import { AppError, INTERNAL_WORDS, isErrorCode } from '@wellspring/errors';
import { VALUE_REFUSED } from '@wellspring/rest-contract/request-messages';
import { readMessage } from '@wellspring/words/encoded-message';
import type { GraphData, GraphError, GraphResult } from '@wellspring/platform/subgraph/graph-result';

/** An error of the graph as one of ours: its text is public, unless it is an internal error. */
const appErrorOf = (error: GraphError): AppError => {
  const code = error.extensions?.['code'];
  const retryAfter = error.extensions?.['retryAfter'];
  const field = error.extensions?.['field'];
  return isErrorCode(code) && code !== 'INTERNAL'
    ? new AppError(code, readMessage(error.extensions?.['words'], error.message), {
        ...(typeof retryAfter === 'number' && { retryAfter }),
        ...(typeof field === 'string' && { field }),
      })
    : new AppError('INTERNAL', INTERNAL_WORDS, { cause: error });
};

/** No field was resolved: the error is about GraphQL itself, and callers of this port do not write GraphQL. */
const isOfOperation = ({ path, extensions }: GraphError): boolean =>
  path === undefined && extensions?.['code'] === 'VALIDATION';

const isWhole = ({ path }: GraphError): boolean => path === undefined || path.length <= 1;

/**
 * The data of a result. Where a field deeper down failed it is null and the rest stands: `missing` holds those errors.
 * @throws AppError when a root field failed
 */
export const dataOf = (result: GraphResult): { readonly data: GraphData; readonly missing: readonly GraphError[] } => {
  const errors = result.errors ?? [];
  const fatal = result.data ? errors.find(isWhole) : (errors[0] ?? { message: 'The graph answered nothing' });
  if (fatal && isOfOperation(fatal)) throw new AppError('VALIDATION', VALUE_REFUSED, { cause: fatal });
  if (fatal) throw appErrorOf(fatal);
  return { data: result.data ?? {}, missing: errors };
};
