import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startCaches } from './start-caches.ts';

/** The checkout. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export type Ended = {
  /** null: killed */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** A part of the product as its own process. */
export type Program = {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  readonly isRunning: () => boolean;
  /** all that it wrote to stdout so far */
  readonly output: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
};

const running = new Set<Program>();
process.once('exit', () => running.forEach((program) => program.signal('SIGKILL')));

/** Ends, in order, all processes that a test has left running. */
export const endPrograms = async (): Promise<void> => {
  const left = [...running];
  for (const program of left) program.signal('SIGTERM');
  await Promise.all(left.map(({ ended }) => ended));
};

/** A started process; it ends with the test. `signal`: how signals are sent, where that is not by its own id. */
export const programOf = (
  child: ChildProcessByStdio<Writable | null, Readable, Readable>,
  signal: Program['signal'] = (which) => void child.kill(which),
): Program => {
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (written += chunk));
  const stderr = text(child.stderr);
  const ended = once(child, 'close').then(async () => ({
    code: child.exitCode,
    stdout: written,
    stderr: await stderr,
  }));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const program = { pid: child.pid ?? 0, ended, isRunning, output: () => written, signal };
  running.add(program);
  void ended.then(() => running.delete(program));
  return program;
};

/** Starts `main` (a path from the checkout's root) with these settings and no others of the product. */
export const startProgram = (
  main: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Program => {
  const child = spawn(process.execPath, ['--no-warnings', main, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...startCaches(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return programOf(child);
};

/** Waits until a server accepts requests. @throws with its last output when it has ended instead */
export const ready = async (program: Program, origin: string, within = 180_000): Promise<void> => {
  const deadline = performance.now() + within;
  for (;;) {
    const status = await fetch(`${origin}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (!program.isRunning() || performance.now() > deadline) {
      program.signal('SIGKILL');
      const { code, stdout, stderr } = await program.ended;
      throw new Error(`${origin} is not ready (exit code ${String(code)}): ${stderr}${stdout.slice(-2_000)}`);
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
};
