import { AppError } from '@wellspring/errors';
import type { RequestHandler } from 'express';
import { z } from 'zod';

/** Operations by the SHA-256 of their text, as the web client's build lists them. */
export type KnownOperations = ReadonlyMap<string, string>;

const bodySchema = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() }).nullish(),
});

/** Keys that no input here has, and that do harm in careless hands. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const hasForbiddenKey = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const isList = Array.isArray(value);
  return Object.entries(value).some(([key, inner]) => (!isList && FORBIDDEN_KEYS.has(key)) || hasForbiddenKey(inner));
};

const textOf = (body: z.infer<typeof bodySchema>, known: KnownOperations, onlyKnown: boolean): string => {
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  if (typeof body.query === 'string' && body.query !== '') {
    if (onlyKnown) throw new AppError('VALIDATION', 'Only known operations are accepted');
    return body.query;
  }
  if (hash === undefined)
    throw new AppError('VALIDATION', 'The request needs a query or the hash of a known operation');
  const text = known.get(hash);
  if (text === undefined) throw new AppError('VALIDATION', 'There is no known operation with this hash');
  return text;
};

/** Turns a request body into one operation with its text. @throws AppError VALIDATION in words for the developer who sent it */
export const readOperation =
  (known: KnownOperations, onlyKnown: boolean): RequestHandler =>
  (req, _res, next) => {
    const body: unknown = req.body;
    if (Array.isArray(body)) throw new AppError('VALIDATION', 'Send one operation a request');
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success)
      throw new AppError('VALIDATION', 'The request is not a GraphQL operation: query, operationName, variables');
    const { operationName, variables } = parsed.data;
    if (hasForbiddenKey(isObject(body) ? body['variables'] : undefined)) {
      throw new AppError('VALIDATION', 'The variables have a key that is not allowed');
    }
    req.body = {
      query: textOf(parsed.data, known, onlyKnown),
      operationName: operationName ?? null,
      variables: variables ?? null,
    };
    next();
  };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
