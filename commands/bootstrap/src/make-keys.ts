import { createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { generateActorKeys, readPrivateKey, readPublicKeys } from '@wellspring/platform/subgraph/actor-keys';
import { verbatim } from '@wellspring/words/message';
import { OWNER_ONLY, textIn, writeOnce } from './secret-file.ts';

const PRIVATE_KEY = 'actor-private-key.pem';
const PUBLIC_KEY = 'actor-public-key.pem';

/** Secrets that are nothing but chance. Without a line break: not every program that reads them takes it away. */
const RANDOM: Readonly<Record<string, () => string>> = {
  'session-keys': () => randomBytes(48).toString('base64url'),
  's3-access-key': () => randomBytes(10).toString('hex'),
  's3-secret-key': () => randomBytes(30).toString('base64url'),
};

const privatePem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const publicHalf = (privateKey: string): string => publicPem(createPublicKey(readPrivateKey(privateKey)));

/** @throws AppError CONFLICT when what is there cannot check what the private key signs */
const checkPair = (folder: string, privateKey: string, publicKeys: string): void => {
  const own = publicHalf(privateKey);
  if (readPublicKeys(publicKeys).some((key) => publicPem(key) === own)) return;
  throw new AppError(
    'CONFLICT',
    verbatim(`${PUBLIC_KEY} in ${folder} is not the public half of ${PRIVATE_KEY}: put one of them right.`),
  );
};

/** The private key comes first, and the public one from it: a second process at the same moment makes the same pair. */
const makePair = async (folder: string): Promise<readonly string[]> => {
  const [privatePath, publicPath] = [join(folder, PRIVATE_KEY), join(folder, PUBLIC_KEY)];
  if ((await textIn(publicPath)) !== null && (await textIn(privatePath)) === null)
    throw new AppError(
      'CONFLICT',
      verbatim(`${PUBLIC_KEY} is in ${folder} without ${PRIVATE_KEY}: bring that back, or take this away.`),
    );
  const isPrivateMade = await writeOnce(privatePath, privatePem(generateActorKeys().privateKey));
  const privateKey = await readFile(privatePath, 'utf8');
  const isPublicMade = await writeOnce(publicPath, publicHalf(privateKey));
  checkPair(folder, privateKey, await readFile(publicPath, 'utf8'));
  return [...(isPrivateMade ? [PRIVATE_KEY] : []), ...(isPublicMade ? [PUBLIC_KEY] : [])];
};

/**
 * Makes every secret that the processes of one product need and that is not in the folder, a file each, and answers their
 * names. What is there is never written again; several may run at once. A folder that is made is this user's alone.
 * @throws AppError CONFLICT when the two halves of the pair that is there do not belong together
 */
export const makeKeys = async (folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const made = [...(await makePair(folder))];
  for (const [name, secret] of Object.entries(RANDOM))
    if (await writeOnce(join(folder, name), secret())) made.push(name);
  return made;
};
