import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { boundedMap } from '../bounded-map.ts';
import type { Actor } from './actor.ts';

const LIFETIME_SECONDS = 30;

/** tokens remembered at once */
const MOST_KEPT = 1_000;

const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), address: z.string().exactOptional() }),
  z.object({
    kind: z.literal('member'),
    id: z.string().min(1),
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
    address: z.string().exactOptional(),
  }),
]);

/** The gateway signs with the private half; services hold the public one. */
export type ActorKeys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

/** Keys for one process alone: tests, and an embedded product that calls nobody. */
export const generateActorKeys = (): ActorKeys => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** @throws when the PEM text holds no P-256 key */
export const readPrivateKey = (pem: string): KeyObject => requireP256(createPrivateKey(pem));

/** @throws when the PEM text holds no P-256 key */
export const readPublicKey = (pem: string): KeyObject => requireP256(createPublicKey(pem));

const requireP256 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('The actor key must be an EC key on P-256');
  return key;
};

/** A token that says who asks, good for 30 s and for one service only. */
export const signActor = (actor: Actor, audience: string, privateKey: KeyObject): string =>
  jwt.sign({ actor }, privateKey, { algorithm: 'ES256', audience, expiresIn: LIFETIME_SECONDS });

const claimsSchema = z.object({ actor: actorSchema, exp: z.number() });

/** Who asks, from a token made for this service. @throws AppError UNAUTHENTICATED */
export const verifyActor = (token: string, audience: string, publicKey: KeyObject): Actor =>
  readToken(token, audience, publicKey).actor;

const readToken = (
  token: string,
  audience: string,
  publicKey: KeyObject,
  now = Date.now(),
): z.infer<typeof claimsSchema> => {
  try {
    return claimsSchema.parse(
      jwt.verify(token, publicKey, { algorithms: ['ES256'], audience, clockTimestamp: Math.floor(now / 1000) }),
    );
  } catch (cause) {
    throw new AppError('UNAUTHENTICATED', 'Unauthorized', { cause });
  }
};

/** As signActor, for many requests of the same askers: a token is used again for the first third of its life. */
export const actorSigner = (privateKey: KeyObject, now: () => number = Date.now) => {
  const tokens = boundedMap<string, { readonly token: string; readonly until: number }>(MOST_KEPT);
  return (actor: Actor, audience: string): string => {
    const key = JSON.stringify([audience, actor]);
    const known = tokens.get(key);
    if (known !== undefined && now() < known.until) return known.token;
    const token = signActor(actor, audience, privateKey);
    tokens.set(key, { token, until: now() + (LIFETIME_SECONDS * 1000) / 3 });
    return token;
  };
};

/** As verifyActor, for many requests with the same tokens: a signature is checked once, the expiry always. */
export const actorVerifier = (audience: string, publicKey: KeyObject, now: () => number = Date.now) => {
  const read = boundedMap<string, z.infer<typeof claimsSchema>>(MOST_KEPT);
  return (token: string): Actor => {
    const known = read.get(token);
    if (known !== undefined && now() < known.exp * 1000) return known.actor;
    const claims = readToken(token, audience, publicKey, now());
    read.set(token, claims);
    return claims.actor;
  };
};
