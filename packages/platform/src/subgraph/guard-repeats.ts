import { createHash } from 'node:crypto';
import { AppError, HTTP_STATUS } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { defaultFieldResolver } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { RequestKeys } from '../documents/request-keys.ts';
import { contentOfUpload } from '../images/uploads.ts';
import { isRecord } from '../is-record.ts';
import type { Actor } from './actor.ts';

/** The argument of mutations that create something. */
const KEY = 'idempotencyKey';

const KEY_REUSED = say('errors.keyReused');

type Context = { readonly actor: Actor };
type Arguments = Readonly<Record<string, unknown>>;
type Mutation = GraphQLField<unknown, Context, Arguments>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The same for the same request: without what is left out, in one order, files by their bytes. */
const canonical = (_: string, value: unknown): unknown => {
  if (typeof value === 'string') return contentOfUpload(value);
  if (!isRecord(value) || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null && each !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** A refused request has created nothing: its key may be used for what is sent instead. Any other failure may have come too late. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && HTTP_STATUS[error.code] < 500;

const guard = (field: Mutation, keys: RequestKeys): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args, context, info): Promise<unknown> => {
    const { [KEY]: key, ...ownArgs } = args;
    const { actor } = context;
    if (typeof key !== 'string' || actor.kind === 'visitor') return resolve(parent, args, context, info);
    // The key is part of both digests: who reads the store cannot guess the caller or the request.
    const request = digest(JSON.stringify([key, field.name, ownArgs], canonical));
    const claimed = await keys.claim(digest(`${key}\n${actor.id}`), request);
    if (claimed.request !== request) throw new AppError('KEY_REUSED', KEY_REUSED);
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      if (isRefusal(error)) await claimed.release();
      throw error;
    }
  };
};

/**
 * Refuses a mutation whose `idempotencyKey` the same member used for another request: another mutation of the service, or other arguments.
 * A repeated call is passed on to its resolver, which answers as the first time.
 * @throws when a mutation has an idempotency key and there is no store of keys
 */
export const guardRepeats = (schema: GraphQLSchema, keys: RequestKeys | undefined): void => {
  for (const field of Object.values<Mutation>(schema.getMutationType()?.getFields() ?? {})) {
    if (!field.args.some(({ name }) => name === KEY)) continue;
    if (!keys) throw new Error(`${field.name} takes an ${KEY}, but there is no store of keys`);
    guard(field, keys);
  }
};
