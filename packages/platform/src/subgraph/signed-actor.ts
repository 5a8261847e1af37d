import { createPublicKey, hash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import { isLanguage, type Language } from '@wellspring/words/languages';
import { say } from '@wellspring/words/message';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Actor } from './actor.ts';

const ISSUER = 'wellspring-gateway';

/** A call arrives within moments; what is captured on the way is worth nothing soon after. */
const LIFETIME_SECONDS = 10;

/** How far the clocks of two machines may be apart. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** A token of ours never lives longer, with any signer and content. */
const LIFETIME_SECONDS_MAX = 60;

/** tokens remembered at once */
const CACHE_MAX = 1_000;

const call = {
  address: z.string().exactOptional(),
  isUnlimited: z.literal(true).exactOptional(),
  overRest: z.literal(true).exactOptional(),
  // one that only a newer gateway knows is read as English
  language: z.custom<Language>(isLanguage).optional().catch(undefined),
};

const actorSchema = z.discriminatedUnion('kind', [
  z.object({ ...call, kind: z.literal('visitor') }),
  z.object({
    ...call,
    kind: z.literal('member'),
    id: z.string().min(1),
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
  }),
]);

/** By what a token says which key it was signed with. */
const keyId = (publicKey: KeyObject): string =>
  hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64url').slice(0, 16);

const hashOf = (body: string | Uint8Array): string => hash('sha256', body, 'base64url');

/** A token that says who the caller is: for one service, for only this body, for 10 s. */
export const signActor = (actor: Actor, audience: string, body: string, privateKey: KeyObject): string =>
  jwt.sign({ actor, body: hashOf(body) }, privateKey, {
    algorithm: 'ES256',
    audience,
    issuer: ISSUER,
    keyid: keyId(createPublicKey(privateKey)),
    expiresIn: LIFETIME_SECONDS,
  });

const claimsSchema = z
  .object({ actor: actorSchema, body: z.string(), iat: z.number(), exp: z.number() })
  .refine(({ iat, exp }) => exp - iat <= LIFETIME_SECONDS_MAX, 'The token lives too long');
type Claims = z.output<typeof claimsSchema>;

/** What a token says of its call: who makes it, and with which body. */
export type SignedCall = { readonly actor: Actor; readonly isOf: (body: string | Uint8Array) => boolean };

const headerSchema = z.object({ header: z.object({ kid: z.string() }) });

/** As signActor, for many calls: a token for the same body of the same caller is used again for half its life, by this clock. */
export const actorSigner = (privateKey: KeyObject, now: () => number = Date.now) => {
  const tokens = new LRUCache<string, { readonly token: string; readonly madeAt: number }>({ max: CACHE_MAX });
  return (actor: Actor, audience: string, body: string): string => {
    const key = JSON.stringify([audience, actor, hashOf(body)]);
    const cached = tokens.get(key);
    const age = cached === undefined ? Infinity : now() - cached.madeAt;
    // younger than nothing: the clock was set back, and what it said before is not true any more
    if (cached !== undefined && age >= 0 && age < (LIFETIME_SECONDS * 1000) / 2) return cached.token;
    const token = signActor(actor, audience, body, privateKey);
    tokens.set(key, { token, madeAt: now() });
    return token;
  };
};

/**
 * Reads tokens that were made for this service with one of the keys. A signature is checked once, the times always.
 * The function it returns throws AppError UNAUTHENTICATED.
 */
export const actorVerifier = (audience: string, publicKeys: readonly KeyObject[], now: () => number = Date.now) => {
  const keys = new Map(publicKeys.map((key) => [keyId(key), key]));
  const read = new LRUCache<string, Claims>({ max: CACHE_MAX });

  const verify = (token: string): Claims => {
    const key = keys.get(headerSchema.parse(jwt.decode(token, { complete: true })).header.kid);
    if (key === undefined) throw new Error('The token was signed with a key that is not known here');
    const checks = {
      audience,
      issuer: ISSUER,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      clockTimestamp: Math.floor(now() / 1000),
    };
    return claimsSchema.parse(jwt.verify(token, key, { algorithms: ['ES256'], ...checks }));
  };
  /** A token of a clock that is far ahead would be good for as long. */
  const isCurrent = ({ iat, exp }: Claims): boolean => {
    const at = now() / 1000;
    return iat - CLOCK_TOLERANCE_SECONDS <= at && at < exp + CLOCK_TOLERANCE_SECONDS;
  };
  return (token: string): SignedCall => {
    try {
      const claims = read.get(token) ?? verify(token);
      if (!isCurrent(claims)) throw new Error('The token is of another time');
      read.set(token, claims);
      return { actor: claims.actor, isOf: (body) => hashOf(body) === claims.body };
    } catch (cause) {
      throw new AppError('UNAUTHENTICATED', say('contract.unauthorized'), { cause });
    }
  };
};
