import type { WriteStream } from 'node:tty';

/** How far a task is: rows so far, seconds so far, and the part that is done where that is known (0 to 1). */
export type Progress = { readonly rows: number; readonly seconds: number; readonly part: number | null };

const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Such as "12,500 rows, 4,166 rows/s, 0:12 left". */
export const progressWords = ({ rows, seconds, part }: Progress): string => {
  const count = (value: number): string => Math.round(value).toLocaleString('en');
  const words = [`${count(rows)} rows`, `${count(seconds > 0 ? rows / seconds : 0)} rows/s`];
  if (part !== null && part > 0) words.push(`${clock((seconds * (1 - part)) / part)} left`);
  return words.join(', ');
};

const TERMINAL_EVERY_MS = 200;
const FILE_EVERY_MS = 5_000;

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

/** One line that is written over in a terminal, else a line now and then. */
const lineNowAndThen = (output: Output) => {
  const startedAt = performance.now();
  const every = output.isTTY ? TERMINAL_EVERY_MS : FILE_EVERY_MS;
  let shownAt = startedAt;
  let isShown = false;
  const clear = (): void => {
    if (isShown) output.write('\r\u001B[2K');
    isShown = false;
  };
  return {
    show: (wordsAfter: (seconds: number) => string): void => {
      const now = performance.now();
      if (now - shownAt < every) return;
      shownAt = now;
      const words = wordsAfter((now - startedAt) / 1000);
      if (!output.isTTY) return void output.write(`${words}\n`);
      clear();
      isShown = output.write(words) || true;
    },
    /** Takes the line away, so that something else can be said. */
    clear,
    seconds: (): number => (performance.now() - startedAt) / 1000,
  };
};

/** Shows how many rows of a task are done. */
export const progressLine = (output: Output = process.stderr) => {
  const { show, clear } = lineNowAndThen(output);
  return {
    show: (rows: number, part: number | null): void => show((seconds) => progressWords({ rows, seconds, part })),
    clear,
  };
};

/** Shows how many bytes a task has copied; `seconds`: since it began. */
export const bytesLine = (output: Output = process.stderr) => {
  const { show, clear, seconds } = lineNowAndThen(output);
  const inWords = (bytes: number, passed: number): string =>
    `${(bytes / 1e6).toFixed(0)} MB, ${(bytes / 1e6 / passed).toFixed(0)} MB/s`;
  return { show: (bytes: number): void => show((passed) => inWords(bytes, passed)), clear, seconds };
};
