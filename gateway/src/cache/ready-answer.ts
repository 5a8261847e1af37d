import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** One form of an answer: header names and values in turn, and the bytes. */
export type Form = { readonly head: readonly string[]; readonly body: Buffer };

/** An answer as the bytes that go out. Compressed forms are made when they are first asked for, and stay. */
export type ReadyAnswer = {
  readonly status: number;
  /** weak: it names the content, whatever its encoding */
  readonly etag: string;
  /** what a 304 repeats */
  readonly validators: readonly string[];
  readonly compressible: boolean;
  readonly plain: Form;
  readonly forms: Map<Encoding, Form>;
  readonly making: Map<Encoding, Promise<Form>>;
};

export type AnswerParts = {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly cacheControl: string;
  /** further headers, names and values in turn */
  readonly headers?: readonly string[];
};

/** For what depends on who asks: kept by the browser, asked for again each time. */
export const PRIVATE = 'private, no-cache';
export const NOT_KEPT = 'no-store';

/** Below this, headers weigh more than what compressing saves. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

const form = (head: readonly string[], body: Buffer): Form => ({
  head: [...head, 'Content-Length', String(body.length)],
  body,
});

/** Makes an answer's bytes and its ETag. */
export const readyAnswer = ({ status = 200, type, cacheControl, headers = [], ...parts }: AnswerParts): ReadyAnswer => {
  const body = typeof parts.body === 'string' ? Buffer.from(parts.body) : parts.body;
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  const vary = cacheControl === PRIVATE ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
  const validators = ['Cache-Control', cacheControl, 'Vary', vary, ...(status === 200 ? ['ETag', etag] : [])];
  return {
    status,
    etag,
    validators,
    compressible: body.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type),
    plain: form([...validators, ...headers, 'Content-Type', type], body),
    forms: new Map(),
    making: new Map(),
  };
};

/** Adds a compressed form, such as one that a build has made. */
export const addForm = (answer: ReadyAnswer, encoding: Encoding, body: Buffer): Form => {
  const withoutLength = answer.plain.head.slice(0, -2);
  const added = form([...withoutLength, 'Content-Encoding', encoding], body);
  answer.forms.set(encoding, added);
  return added;
};

/** The compressed form; made once, however many ask at the same time. */
export const compressedForm = (answer: ReadyAnswer, encoding: Encoding): Promise<Form> => {
  const running = answer.making.get(encoding);
  if (running) return running;
  const made = compress[encoding](answer.plain.body)
    .then((body) => addForm(answer, encoding, body))
    .finally(() => answer.making.delete(encoding));
  answer.making.set(encoding, made);
  return made;
};

/** Bytes it takes in memory: its compressed forms count from the start, at half its size each. */
export const weight = ({ plain, compressible }: ReadyAnswer): number =>
  2048 + plain.body.length * (compressible ? 2 : 1);
