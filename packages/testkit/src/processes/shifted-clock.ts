import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of one process, which can be made to jump while the process runs. */
export type ShiftedClock = {
  /** what stands in the environment of that process */
  readonly settings: Readonly<Record<string, string>>;
  /** Sets it this far from the right time, negative: behind; it is noticed within a second. */
  readonly set: (seconds: number) => void;
};

/** The library that stands between a process and the clock; null: `faketime` is not on PATH. */
const findLibrary = (): string | null => {
  try {
    const environment = execFileSync('faketime', ['-m', '-f', '+0', 'env'], { encoding: 'utf8' });
    return /^LD_PRELOAD=(\S+)$/m.exec(environment)?.[1] ?? null;
  } catch {
    return null;
  }
};

const library = findLibrary();

/** Opens a clock that is right at first; null where `faketime` is not installed. `name`: of a file in the folder */
export const openShiftedClock = (folder: string, name: string): ShiftedClock | null => {
  if (library === null) return null;
  const file = join(folder, `${name}.clock`);
  const set = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  set(0);
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // The monotonic clock is not affected by a set clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { settings, set };
};
