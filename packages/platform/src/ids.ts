import { randomFillSync } from 'node:crypto';

/**
 * A new id: a UUID of version 7 (RFC 9562), that is 48 bits of time and 74 bits of chance. Ids made later sort later, to the
 * millisecond, so that inserts stay together in an index; nobody can guess one.
 */
export const newId = (): string => {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6); // version 7
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8); // variant of RFC 9562
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
