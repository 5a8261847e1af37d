import { AppError } from '@wellspring/errors';
import { BODY_PACKED, bodyTypeWrong, JSON_MALFORMED, JSON_TOO_DEEP } from '@wellspring/rest-contract/request-messages';
import type { Request } from 'express';
import getRawBody from 'raw-body';
import secureJson from 'secure-json-parse';
import type { Body, RawBody } from './bodies.ts';
import { readForm } from './read-form.ts';
import type { UploadPort } from '../edge/uploads.ts';

/** Bytes of a body of JSON. Nothing that people write here comes near. */
const JSON_BODY_MAX = 128 * 1024;
/** Objects and lists within each other. */
const JSON_DEPTH_MAX = 16;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Level by level, never by recursion: what is nested a hundred thousand deep must not end the process. */
const isDeeperThan = (value: unknown, most: number): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= most) return true;
    level = level.flatMap((each): unknown[] => Object.values(each)).filter(isNested);
  }
  return false;
};

const parsed = (body: string): unknown => {
  try {
    return secureJson.parse(body, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    throw new AppError('VALIDATION', JSON_MALFORMED, { cause });
  }
};

/** Packed bodies are not taken: what is small on the way in must not grow here. */
const refusePacked = ({ headers }: Request): void => {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding !== 'identity') throw new AppError('UNSUPPORTED_TYPE', BODY_PACKED);
};

const readJson = async (request: Request): Promise<RawBody> => {
  const { 'content-length': length = null } = request.headers;
  // it stops at the limit: what comes after is not read
  const value = parsed(await getRawBody(request, { encoding: 'utf-8', limit: JSON_BODY_MAX, length }));
  if (isDeeperThan(value, JSON_DEPTH_MAX)) throw new AppError('VALIDATION', JSON_TOO_DEEP);
  return { kind: 'json', value };
};

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** How a row's bodies are read. */
export type BodyReader = (request: Request, signal: AbortSignal) => Promise<RawBody>;

/**
 * Reads the body of a row, and counts it while it arrives. A body that the row does not have is not read.
 * The reader throws AppError VALIDATION, TOO_LARGE or UNSUPPORTED_TYPE, in words.
 */
export const bodyReader = (body: Body<unknown>, uploads: UploadPort): BodyReader => {
  const accepted = [...(body.json ? ['application/json'] : []), ...(body.form ? ['multipart/form-data'] : [])];
  return async (request, signal) => {
    if (accepted.length === 0 || !hasBody(request)) return { kind: 'none' };
    refusePacked(request);
    const type = request.is(accepted);
    if (type === 'application/json') return readJson(request);
    if (type === 'multipart/form-data' && body.form) return readForm(request, body.form.files, uploads, signal);
    throw new AppError('UNSUPPORTED_TYPE', bodyTypeWrong(accepted));
  };
};
