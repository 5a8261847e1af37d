import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import type { Nonce } from './nonce.ts';

/** Seconds after which an unavailable or slow part may be back. */
const SECONDS = '5';

/**
 * Headers that a response of this status has beside its own, names and values in turn: it says when to come again, where that is
 * known (in seconds) and wherever something is away.
 */
export const retryAfter = (status: number, seconds?: number): readonly string[] => {
  if (seconds !== undefined) return ['Retry-After', String(seconds)];
  return status === 503 ? ['Retry-After', SECONDS] : [];
};

export type Encoding = 'br' | 'gzip';

/** One encoding of a response: header names and values in turn, and the bytes. */
export type EncodedForm = { readonly head: readonly string[]; readonly body: Buffer };

/** A response as the bytes that go out. Compressed forms are made when they are first needed, and stay. */
export type BufferedResponse = {
  readonly status: number;
  /** weak: it names the content in any encoding */
  readonly etag: string;
  /** what a 304 repeats */
  readonly validators: readonly string[];
  readonly isCompressible: boolean;
  /** set: its bytes hold the placeholder of a nonce, and no two are sent alike */
  readonly nonce: Nonce | null;
  readonly plain: EncodedForm;
  readonly forms: Map<Encoding, EncodedForm>;
  readonly making: Map<Encoding, Promise<EncodedForm>>;
};

type ResponseParts = {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly cacheControl: string;
  /** further headers, names and values in turn */
  readonly headers?: readonly string[];
  /** seconds after which the same request may work */
  readonly retryAfter?: number | undefined;
  readonly nonce?: Nonce | null;
  /** it is in the language of who asks */
  readonly isInLanguage?: boolean;
};

/** For what depends on the caller: stored by the browser, revalidated each time. */
export const PRIVATE = 'private, no-cache';
/** For content that is the same for every visitor: any cache may store it, and revalidates it each time. */
export const SHARED = 'public, no-cache';
export const NOT_STORED = 'no-store';

/** Below this, headers weigh more than what compressing saves. */
const WORTH_COMPRESSING = 1024;

/** Bytes in an encoding. */
export const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

const form = (head: readonly string[], body: Buffer): EncodedForm => ({
  head: [...head, 'Content-Length', String(body.length)],
  body,
});

/** Makes a response's bytes and its ETag. */
export const bufferedResponse = (parts: ResponseParts): BufferedResponse => {
  const { status = 200, type, cacheControl, headers = [], nonce = null } = parts;
  const body = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body;
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  const isRepeatable = status === 200 && nonce === null;
  const byCaller = cacheControl === PRIVATE || cacheControl === SHARED ? ['Cookie'] : [];
  const vary = [...byCaller, 'Accept-Encoding', ...(parts.isInLanguage ? ['Accept-Language'] : [])].join(', ');
  const validators = ['Cache-Control', cacheControl, 'Vary', vary, ...(isRepeatable ? ['ETag', etag] : [])];
  return {
    status,
    etag,
    validators,
    isCompressible: body.length >= WORTH_COMPRESSING && compressible(type) === true,
    nonce,
    plain: form([...validators, ...retryAfter(status, parts.retryAfter), ...headers, 'Content-Type', type], body),
    forms: new Map(),
    making: new Map(),
  };
};

/** Adds a compressed form, such as one that a build has made. */
export const addForm = (response: BufferedResponse, encoding: Encoding, body: Buffer): EncodedForm => {
  const withoutLength = response.plain.head.slice(0, -2);
  const added = form([...withoutLength, 'Content-Encoding', encoding], body);
  response.forms.set(encoding, added);
  return added;
};

/** The compressed form; made once, however many ask at the same time. */
export const compressedForm = (response: BufferedResponse, encoding: Encoding): Promise<EncodedForm> => {
  const running = response.making.get(encoding);
  if (running) return running;
  const made = compress[encoding](response.plain.body)
    .then((body) => addForm(response, encoding, body))
    .finally(() => response.making.delete(encoding));
  response.making.set(encoding, made);
  return made;
};

/** Bytes it takes in memory: its compressed forms count from the start, at half its size each. */
export const weight = ({ plain, isCompressible }: BufferedResponse): number =>
  2048 + plain.body.length * (isCompressible ? 2 : 1);
