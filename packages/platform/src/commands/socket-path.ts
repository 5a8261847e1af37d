import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Longer names do not fit into the address of a Unix socket (104 bytes on macOS, 108 on Linux). */
const LONGEST = 100;

const real = (folder: string): string => {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder); // not there yet: no process listens there either
  }
};

/** Where the process that holds a data folder accepts commands: in it, or, if its name is too long, in a private temporary folder. */
export const commandSocketPath = (dataFolder: string): string => {
  const folder = real(dataFolder);
  const inside = join(folder, 'commands.sock');
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return join(tmpdir(), `wellspring-${userInfo().uid}`, `${name}.sock`);
};
