import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A separate disk under a folder, small enough to be filled. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves no room on it. */
  readonly fill: () => void;
  /** Removes the files that filled it. */
  readonly free: () => void;
  readonly close: () => void;
};

const A_PIECE = 1024 * 1024;

const mount = (folder: string, megabytes: number): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Mounts one, in memory; null where this user may not. */
export const openSmallDisk = (folder: string, megabytes: number): SmallDisk | null => {
  mkdirSync(folder, { recursive: true });
  if (!mount(folder, megabytes)) return null;
  const ballast = join(folder, 'ballast');
  const fill = (): void => {
    for (let size = A_PIECE; size >= 1; size /= 16) {
      const piece = Buffer.alloc(size);
      try {
        for (;;) writeFileSync(ballast, piece, { flag: 'a' });
      } catch {
        // no room for a piece of this size
      }
    }
  };
  return {
    folder,
    fill: () => {
      while (statfsSync(folder).bavail > 0) fill();
    },
    free: () => rmSync(ballast, { force: true }),
    // lazily: a process that is ending may hold a file
    close: () => void execFileSync('umount', ['-l', folder]),
  };
};
