import { createRequire } from 'node:module';
import { Client, errors } from '@elastic/elasticsearch';
import { AppError } from '@wellspring/errors';
import { clockFindings, ok, type ExaminationResult, wrong } from '@wellspring/platform/doctor/finding';
import { say } from '@wellspring/words/message';
import { z } from 'zod';

const READ_TIMEOUT_MS = 3000;
/** Statuses about the request, which waiting does not change; every other error is about Elasticsearch itself. */
const OUR_MISTAKES: readonly number[] = [400, 405, 406, 409, 413, 414, 415];

export const isOurMistake = (status: number | undefined): boolean => OUR_MISTAKES.includes(status ?? 0);

export const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', say('catalogErrors.searchAway'), { cause });

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

/** Whether another process wrote first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 409;

/** Where Elasticsearch is, and what lets one in, where it wants that: a key, or user and password. The key wins. */
export type ElasticAddress = {
  readonly url: string;
  readonly apiKey?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
};

const authOf = ({ apiKey, username, password }: ElasticAddress) => {
  if (apiKey !== undefined) return { auth: { apiKey } };
  return username !== undefined && password !== undefined ? { auth: { username, password } } : {};
};

/** A client that gives up soon: callers wait and come again. */
export const elasticClient = (address: ElasticAddress): Client =>
  new Client({
    node: address.url,
    ...authOf(address),
    maxRetries: 0,
    requestTimeout: READ_TIMEOUT_MS,
  });

const Versioned = z.object({ version: z.string() });
const clientMajor = (): number => {
  const about: unknown = createRequire(import.meta.url)('@elastic/elasticsearch/package.json');
  return Number.parseInt(Versioned.parse(about).version, 10);
};

/** Findings of the doctor about the server: whether it accepts this client's major version, and whether its clock is right. */
export const engineFindings = async (client: Client): Promise<readonly ExaminationResult[]> => {
  const { version } = await calling(() => client.info());
  const { timestamp } = await calling(() => client.cluster.stats({ filter_path: 'timestamp' }));
  const clock = clockFindings(new Date(timestamp));
  const [major, own] = [Number.parseInt(version.number, 10), clientMajor()];
  if (major === own || major === own + 1) return [ok(`Elasticsearch ${version.number} answers`), ...clock];
  const cure = `use Elasticsearch ${own} or ${own + 1}`;
  return [wrong(`Elasticsearch ${version.number} does not go with the client of this release`, cure), ...clock];
};
