// Runs in threads of its own: what it exports is called by name. Both take as long as they are meant to.
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id, which the library takes unless told otherwise, with 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, ARGON2ID);

export const verify = ({ hashed, password }: { readonly hashed: string; readonly password: string }): boolean =>
  verifySync(hashed, password);
