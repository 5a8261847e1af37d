// Runs in its own threads: its exports are called by name. Both take a fixed time on purpose.
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id, the default of the library, with 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, ARGON2ID);

/** A hash of no account: an unknown account is refused in the same time as an existing one. It is a constant, so that no start waits for it. */
export const PLACEHOLDER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$3I4nLslgnekSj/cgXzRtzw$fppZALAJSB5wYG0X2MKHiNBfJryv4R18Hdp9CMEBdwo';

/** `hashed` is null without an account: the password is checked all the same, and is always wrong. */
export const verify = ({ hashed, password }: { readonly hashed: string | null; readonly password: string }): boolean =>
  verifySync(hashed ?? PLACEHOLDER_HASH, password) && hashed !== null;
