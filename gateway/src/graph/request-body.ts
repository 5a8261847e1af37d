import { AppError } from '@wellspring/errors';
import { z } from 'zod';

/** Operations by the SHA-256 of their text, as the web client's build lists them. */
export type PersistedOperations = ReadonlyMap<string, string>;

/** One operation as a client asks for it. */
export type OperationRequest = {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  /** it is one of the web client's own */
  readonly isPersisted: boolean;
};

const bodySchema = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() }).nullish(),
});

/** Keys that no input here has, and that do harm in careless hands. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** No input here is nested nearly as deep. */
const DEPTH_MAX = 32;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @throws AppError VALIDATION for keys that do harm, and for depths that do harm to what calls itself */
const checkVariables = (variables: unknown): void => {
  let level: readonly unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw new AppError('VALIDATION', 'The variables are nested too deeply');
    const objects = level.filter(isObject);
    for (const value of objects)
      if (!Array.isArray(value) && Object.keys(value).some((key) => FORBIDDEN_KEYS.has(key)))
        throw new AppError('VALIDATION', 'The variables have a key that is not allowed');
    level = objects.flatMap((value) => Object.values(value));
  }
};

const textOf = (body: z.infer<typeof bodySchema>, persisted: PersistedOperations, onlyPersisted: boolean) => {
  if (typeof body.query === 'string' && body.query !== '') {
    if (onlyPersisted) throw new AppError('VALIDATION', 'Only persisted operations are accepted');
    return { query: body.query, isPersisted: false };
  }
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  if (hash === undefined)
    throw new AppError('VALIDATION', 'The request needs a query or the hash of a persisted operation');
  const query = persisted.get(hash);
  if (query === undefined) throw new AppError('VALIDATION', 'There is no persisted operation with this hash');
  return { query, isPersisted: true };
};

/** Turns a request body into one operation with its text. @throws AppError VALIDATION in words for the developer who sent it */
export const readOperation = (
  body: unknown,
  persisted: PersistedOperations,
  onlyPersisted: boolean,
): OperationRequest => {
  if (Array.isArray(body)) throw new AppError('VALIDATION', 'Send one operation a request');
  checkVariables(isObject(body) ? body['variables'] : undefined);
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    throw new AppError('VALIDATION', 'The request is not a GraphQL operation: query, operationName, variables');
  const { operationName, variables } = parsed.data;
  return {
    ...textOf(parsed.data, persisted, onlyPersisted),
    operationName: operationName ?? undefined,
    variables: variables ?? {},
  };
};
