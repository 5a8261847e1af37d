import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@wellspring/errors';
import { say, verbatim } from '@wellspring/words/message';
import { Client } from 'minio';
import { connectionProblem } from '../connection-problem.ts';
import { errorCode } from '../error-code.ts';
import { http } from '../node-http.ts';
import type { ObjectInfo, Objects } from './port.ts';
import { checkKey, checkSize, isWithin, ofSize, wrongRange } from './rules.ts';
import { withTimeout } from '../timeout.ts';
import { inCall } from '../telemetry/tracing.ts';

export type S3Address = {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** absent: read from the store */
  readonly region?: string | undefined;
  readonly bucket: string;
  /** whether the bucket is made where there is none; true by default */
  readonly makesBucket?: boolean;
};

/** Longer than any answer of a healthy store takes; a stalled one must not block its callers for ever. */
const LONGEST_ANSWER_MS = 30_000;

/** statObject and getObject use different names for the same error. */
const isAbsent = (error: unknown): boolean => ['NotFound', 'NoSuchKey'].includes(errorCode(error) ?? '');

const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
const AWAY = new Set([...BROKEN, 'SlowDown', 'ServiceUnavailable', 'InternalError', 'XMinioServerNotInitialized']);

/** The client's words when it got 429 or 5xx and must not retry: it would print to the console. */
const isRefusedForNow = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Request failed after');

/** The error of a call to the store; AppError UNAVAILABLE when the store is unavailable or refuses this account. */
export const storeProblem = (error: unknown): unknown =>
  AWAY.has(errorCode(error) ?? '') || isRefusedForNow(error) || connectionProblem(error) !== undefined
    ? new AppError('UNAVAILABLE', say('errors.fileStoreAway'), { cause: error })
    : error;

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  withTimeout(answer, LONGEST_ANSWER_MS, () => new AppError('UNAVAILABLE', say('errors.fileStoreSlow')));

/** A client of the store and the connections that it keeps. */
export const connectS3 = ({ endpoint, accessKey, secretKey, region }: S3Address) => {
  const { protocol, hostname, port } = new URL(endpoint);
  const isSecure = protocol === 'https:';
  // An idle connection is closed before any store closes it: a call on a closing connection is lost.
  const settings = { keepAlive: true, timeout: 4_000, maxSockets: 32 };
  const agent = isSecure ? new HttpsAgent(settings) : new http.Agent(settings);
  const client = new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 443 : 80,
    useSSL: isSecure,
    accessKey,
    secretKey,
    ...(region !== undefined && { region }),
    transportAgent: agent,
    retryOptions: { disableRetry: true },
  });
  return { client, agent };
};

/** What the headers of an answer say of the object; a part of it names the size of the whole. */
const infoFrom = (key: string, { headers }: IncomingMessage): ObjectInfo => ({
  key,
  size: Number(headers['content-range']?.split('/')[1] ?? headers['content-length']),
  contentType: headers['content-type'] ?? '',
  modifiedAt: new Date(headers['last-modified'] ?? 0),
});

/** Files in a bucket of MinIO or any S3, which is made if need be. @throws AppError UNAVAILABLE */
export const openS3 = async (address: S3Address): Promise<Objects> => {
  const { client, agent } = connectS3(address);
  const { bucket } = address;

  /** A store that was restarted resets each kept-alive connection: these are dropped, then the call is repeated. */
  const askTwice = async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      return await inTime(question());
    } catch (error) {
      if (!BROKEN.has(errorCode(error) ?? '')) throw storeProblem(error);
    }
    for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
    return inTime(question()).catch((error: unknown) => {
      throw storeProblem(error);
    });
  };

  const ask = <T>(question: () => Promise<T>): Promise<T> =>
    inCall('s3', { 'peer.service': 's3' }, () => askTwice(question));

  const askForOne = <T>(question: () => Promise<T>): Promise<T | null> =>
    ask(() =>
      question().catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      }),
    );

  const isMissing = !(await ask(() => client.bucketExists(bucket)));
  if (isMissing && address.makesBucket === false)
    throw new AppError('NOT_FOUND', verbatim(`There is no bucket ${bucket} yet`));
  if (isMissing)
    await ask(() => client.makeBucket(bucket)).catch((error: unknown) => {
      if (errorCode(error) !== 'BucketAlreadyOwnedByYou') throw error; // another process was faster
    });

  const fetchBody = (key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable> =>
    range
      ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
      : client.getObject(bucket, key);

  return {
    async put(key, body, { size, contentType }) {
      checkKey(key);
      checkSize(size);
      // The client would store fewer or more bytes than announced without a word; whole in memory, it can be sent twice.
      const whole = await buffer(ofSize(body, size));
      await ask(() => client.putObject(bucket, key, whole, size, { 'Content-Type': contentType }));
    },
    async get(key, range) {
      checkKey(key);
      if (range && !isWithin(range, Number.POSITIVE_INFINITY)) throw wrongRange();
      const body = await askForOne(() => fetchBody(key, range)).catch((error: unknown) => {
        throw errorCode(error) === 'InvalidRange' ? wrongRange() : error;
      });
      if (body === null) return null;
      if (!(body instanceof http.IncomingMessage))
        throw new Error('The S3 client answered with another stream than HTTP');
      return { info: infoFrom(key, body), body };
    },
    async info(key) {
      checkKey(key);
      const found = await askForOne(() => client.statObject(bucket, key));
      if (found === null) return null;
      const contentType: unknown = found.metaData['content-type'];
      const { size, lastModified: modifiedAt } = found;
      return { key, size, contentType: typeof contentType === 'string' ? contentType : '', modifiedAt };
    },
    async *list(prefix) {
      const found: AsyncIterable<unknown> = client.listObjectsV2(bucket, prefix, true);
      try {
        for await (const item of found)
          if (isListed(item)) yield { key: item.name, size: item.size, modifiedAt: item.lastModified };
      } catch (error) {
        throw storeProblem(error);
      }
    },
    async copy(from, to) {
      const source = `/${bucket}/${checkKey(from)}`;
      checkKey(to);
      const copied = await askForOne(() => client.copyObject(bucket, to, source));
      if (copied === null) throw new AppError('NOT_FOUND', say('contract.noSuchFile'));
    },
    async remove(keys) {
      const failed = (await ask(() => client.removeObjects(bucket, keys.map(checkKey)))).filter(Boolean);
      if (failed.length > 0) throw new AppError('UNAVAILABLE', verbatim(`${failed.length} files could not be removed`));
    },
    whileStill: null,
    async ping() {
      await ask(() => client.bucketExists(bucket));
    },
  };
};

const isListed = (item: unknown): item is { name: string; size: number; lastModified: Date } =>
  typeof item === 'object' &&
  item !== null &&
  'name' in item &&
  'lastModified' in item &&
  item.lastModified instanceof Date;
