import type { ServerResponse } from 'node:http';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { HeaderMap } from '@apollo/server';
import { type AppError, HTTP_STATUS, INTERNAL_MESSAGE, isErrorCode } from '@wellspring/errors';
import type { Logger } from '@wellspring/platform/log/log';
import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { shortMessage } from '../graph/present-errors.ts';
import { logRefusal } from '../http/log-refusal.ts';
import { retryAfter } from '../http/buffered-response.ts';

/** Failures are errors there, refusals information. */
export type GraphLog = Pick<Logger, 'error' | 'info'>;

/** An error of ours as Apollo Server answers it: with its code, when to come again, and its status, unless it is answered with another. */
export const asGraphQLError = (
  error: AppError,
  language: Language,
  status: number = HTTP_STATUS[error.code],
): GraphQLError => {
  const { code, words, field } = error;
  const [name, value] = retryAfter(status, error.retryAfter);
  const headers = new HeaderMap(name !== undefined && value !== undefined ? [[name.toLowerCase(), value]] : []);
  return new GraphQLError(textIn(language, words), {
    extensions: { code, ...(field !== undefined && { field }), http: { status, headers } },
  });
};

/** What clients know from Apollo Server: each says that the caller made a mistake. */
const MISTAKES: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

const statusIn = (error: unknown): unknown => {
  const http: unknown = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined;
};

/** An error for a reader: message, path and a code. Internal errors are logged and masked. */
export const errorFormatter =
  (log: GraphLog) =>
  ({ message, path, extensions = {} }: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { code, retryAfter: seconds, field } = extensions;
    const where = path === undefined ? {} : { path };
    const status = statusIn(error);
    const isMistake = MISTAKES.has(code) || (typeof status === 'number' && status < 500);
    if (!isErrorCode(code) && !isMistake) {
      log.error({ err: error }, 'a graph request failed');
      return { message: INTERNAL_MESSAGE, ...where, extensions: { code: 'INTERNAL' } };
    }
    return {
      message: shortMessage(message),
      ...where,
      extensions: {
        code: isErrorCode(code) || MISTAKES.has(code) ? code : ApolloServerErrorCode.BAD_REQUEST,
        ...(typeof seconds === 'number' && { retryAfter: seconds }),
        ...(typeof field === 'string' && { field }),
      },
    };
  };

const OPERATION_NAME = /^\w{1,60}$/;

/** Logs the first mistake of an operation. Its name comes from the caller: only one that looks like a name is logged. */
export const logRefusedOperation = (
  log: GraphLog,
  response: ServerResponse,
  { operationName, error }: { readonly operationName: unknown; readonly error: GraphQLError },
): void => {
  const { code } = error.extensions;
  if (code === 'INTERNAL') return; // logged as a failure
  const operation = typeof operationName === 'string' && OPERATION_NAME.test(operationName) ? operationName : undefined;
  logRefusal(log, { requestId: response.getHeader('X-Request-Id'), operation }, { code, message: error.message });
};
