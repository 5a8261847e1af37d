import { Client, errors } from '@elastic/elasticsearch';
import { AppError } from '@wellspring/errors';

const READ_TIMEOUT_MS = 3000;
/** Answers about what was asked, which waiting does not change; every other error is about Elasticsearch itself. */
const OUR_MISTAKES: readonly number[] = [400, 405, 406, 409, 413, 414, 415];

export const isOurMistake = (status: number | undefined): boolean => OUR_MISTAKES.includes(status ?? 0);

export const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'Search does not answer at the moment.', { cause });

/** Runs a call; all that is not a mistake of ours becomes AppError UNAVAILABLE. */
export const calling = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof errors.ResponseError && isOurMistake(error.statusCode)) throw error;
    if (error instanceof errors.ElasticsearchClientError) throw unavailable(error);
    throw error;
  }
};

const causeStatus = (error: unknown): number | undefined =>
  error instanceof AppError && error.cause instanceof errors.ResponseError ? error.cause.statusCode : undefined;

/** Whether it answered that the index, or all of its shards, is not there: one that is swapped goes while it is searched. */
export const isGone = (error: unknown): boolean => [404, 503].includes(causeStatus(error) ?? 0);

/** Whether there is no index of that name. */
export const isMissing = (error: unknown): boolean => causeStatus(error) === 404;

/** Whether somebody else wrote first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 409;

/** A client that gives up soon: callers wait and come again. */
export const elasticClient = (url: string): Client =>
  new Client({ node: url, maxRetries: 0, requestTimeout: READ_TIMEOUT_MS });
