import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startCaches } from '@wellspring/testkit/processes/start-caches';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));

export type Program = {
  readonly child: ChildProcess;
  /** waits for a note of this beginning and answers the rest of it */
  waitForNote(beginning: string): Promise<string>;
  notes(): readonly string[];
  /** all that it wrote to stdout */
  output(): string;
  /** exit code (null: killed) and stderr */
  ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
};

const isNote = (value: unknown): value is { note: string } =>
  typeof value === 'object' && value !== null && 'note' in value && typeof value.note === 'string';

const running: Pick<Program, 'child' | 'ended'>[] = [];

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
});

/** Starts the program under test as its own process, which does not outlive the tests of the file. */
export const startProgram = (environment: Record<string, string>, options: SpawnOptions = {}): Program => {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    env: { PORT: '0', ...startCaches(), ...environment },
  });
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('');
  // Not 'close': a child whose channel was closed never emits it.
  const said = child.stdout ? once(child.stdout, 'close') : Promise.resolve();
  const ended = Promise.all([once(child, 'exit'), said]).then(async () => ({
    code: child.exitCode,
    stderr: await stderr,
  }));
  running.push({ child, ended });
  const notes = (): string[] =>
    written.split('\n').flatMap((line) => {
      const entry: unknown = line.startsWith('{') && line.endsWith('}') ? JSON.parse(line) : null;
      return isNote(entry) ? [entry.note] : [];
    });
  const waitForNote = async (beginning: string): Promise<string> => {
    for (;;) {
      const note = notes().find((line) => line.startsWith(beginning));
      if (note !== undefined) return note.slice(beginning.length);
      if (!child.stdout || child.exitCode !== null) throw new Error(`it ended without "${beginning}": ${written}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  return { child, waitForNote, notes, output: () => written, ended };
};
