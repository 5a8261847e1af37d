import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The gateway signs with the private half; services hold the public one. */
export type ActorKeys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

/** Keys for a single process: tests, and an embedded product without remote calls. */
export const generateActorKeys = (): ActorKeys => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** @throws when the PEM text holds no P-256 key */
export const readPrivateKey = (pem: string): KeyObject => requireP256(createPrivateKey(pem));

/** One public key, or two while they are changed. @throws when the text holds anything but P-256 keys in PEM */
export const readPublicKeys = (pems: string): readonly KeyObject[] =>
  pems
    .split(/(?=-----BEGIN )/)
    .filter((pem) => pem.trim() !== '')
    .map((pem) => requireP256(createPublicKey(pem)));

const requireP256 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('The actor key must be an EC key on P-256');
  return key;
};
