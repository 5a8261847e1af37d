import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { connectS3, type S3Address, storeProblem } from './s3.ts';

/** Folders of the bucket, without a slash at the end, and what an account may do with what is in them. */
export type FolderRights = {
  /** it reads, writes and removes */
  readonly owns: readonly string[];
  /** it reads */
  readonly reads: readonly string[];
  /** it reads and removes */
  readonly takes: readonly string[];
};

/** An account of the file store. */
export type FileAccount = { readonly accessKey: string; readonly secretKey: string; readonly rights: FolderRights };

/** Where MinIO's administration is, below the address of the store. */
const ADMINISTRATION = { bucketName: 'minio', region: 'us-east-1' };

const statement = (actions: readonly string[], resources: readonly string[]): readonly object[] =>
  resources.length === 0
    ? []
    : [{ Effect: 'Allow', Action: actions.map((action) => `s3:${action}`), Resource: resources }];

/**
 * What an account may do, as an S3 policy: only files in its folders. Names in the bucket can be listed by each, since stores ask for that
 * right to distinguish an absent file from a forbidden one.
 */
export const policyOf = (bucket: string, { owns, reads, takes }: FolderRights) => {
  const below = (folders: readonly string[]): readonly string[] =>
    folders.map((folder) => `arn:aws:s3:::${bucket}/${folder}/*`);
  return {
    Version: '2012-10-17',
    Statement: [
      ...statement(['ListBucket', 'GetBucketLocation'], [`arn:aws:s3:::${bucket}`]),
      ...statement(['GetObject', 'PutObject', 'DeleteObject'], below(owns)),
      ...statement(['GetObject'], below(reads)),
      ...statement(['GetObject', 'DeleteObject'], below(takes)),
    ],
  };
};

const SALT_BYTES = 32;
const NONCE_BYTES = 8;
const TAG_BYTES = 16;
/** PBKDF2 with AES-256-GCM, of the three ways that MinIO's administration reads. */
const WAY = Buffer.from([0x02]);
const ROUNDS = 8_192;
const LAST_PIECE = Buffer.from([0x80]);

/**
 * Encrypts a text as MinIO's administration wants what is secret: by a key from the caller's own secret, in pieces of 16 KiB of which
 * this makes one. Each piece is bound to its number and to the first seal, which covers nothing.
 */
const sealed = (text: string, secretKey: string): Buffer => {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const key = pbkdf2Sync(secretKey, salt, ROUNDS, 32, 'sha256');
  const cipherOf = (piece: number) => {
    const number = Buffer.alloc(4);
    number.writeUInt32LE(piece);
    return createCipheriv('aes-256-gcm', key, Buffer.concat([nonce, number]), { authTagLength: TAG_BYTES });
  };
  const first = cipherOf(0);
  first.final();
  const piece = cipherOf(1).setAAD(Buffer.concat([LAST_PIECE, first.getAuthTag()]));
  const body = Buffer.concat([piece.update(text, 'utf8'), piece.final()]);
  return Buffer.concat([salt, WAY, nonce, body, piece.getAuthTag()]);
};

/**
 * Makes accounts in MinIO, and gives those that are there these keys and rights; the bucket is made where there is none. Other stores have
 * accounts of their own ways: they refuse this.
 * @param address the store, with the keys of its administrator
 * @throws AppError UNAVAILABLE when the store is unavailable or refuses the administrator
 */
export const ensureFileAccounts = async (address: S3Address, accounts: readonly FileAccount[]): Promise<void> => {
  const { client, agent } = connectS3(address);
  const put = async (path: string, query: Readonly<Record<string, string>>, body: Buffer | string): Promise<void> => {
    const { bucketName, region } = ADMINISTRATION;
    const encodedQuery = new URLSearchParams(query).toString();
    await client.makeRequestAsyncOmit(
      { method: 'PUT', bucketName, objectName: `admin/v3/${path}`, query: encodedQuery },
      body,
      [200],
      region,
    );
  };
  try {
    if (!(await client.bucketExists(address.bucket))) await client.makeBucket(address.bucket);
    for (const { accessKey, secretKey, rights } of accounts) {
      const user = JSON.stringify({ secretKey, status: 'enabled' });
      await put('add-user', { accessKey }, sealed(user, address.secretKey));
      await put('add-canned-policy', { name: accessKey }, JSON.stringify(policyOf(address.bucket, rights)));
      const attached = { policyName: accessKey, userOrGroup: accessKey, isGroup: 'false' };
      await put('set-user-or-group-policy', attached, '');
    }
  } catch (error) {
    throw storeProblem(error);
  } finally {
    agent.destroy();
  }
};
