import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Actor } from './actor.ts';

const LIFETIME_SECONDS = 30;

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

/** Who asks, from a token made for this service. @throws AppError UNAUTHENTICATED */
export const verifyActor = (token: string, audience: string, publicKey: KeyObject): Actor => {
  const refuse = (cause: unknown) => new AppError('UNAUTHENTICATED', 'Unauthorized', { cause });
  const claims = ((): unknown => {
    try {
      return jwt.verify(token, publicKey, { algorithms: ['ES256'], audience });
    } catch (cause) {
      throw refuse(cause);
    }
  })();
  const parsed = z.object({ actor: actorSchema }).safeParse(claims);
  if (!parsed.success) throw refuse(parsed.error);
  return parsed.data.actor;
};
