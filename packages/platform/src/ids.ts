import { randomUUID } from 'node:crypto';

/**
 * A new id: a UUID of version 7 (RFC 9562), that is 48 bits of time and 74 bits of chance. Ids made later sort later, to the
 * millisecond, so that inserts stay together in an index; they cannot be guessed.
 */
export const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  // Version 4 has its chance and its variant where version 7 has them; Node draws it for many ids at once.
  const chance = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance}`;
};
