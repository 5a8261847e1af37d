import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { AppError } from '@wellspring/errors';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { makeLogger } from '../log/log.ts';
import { isServed, runThere } from './client.ts';
import { runHere, type Command, type RunCommand } from './command.ts';
import { serveCommands, type CommandServer } from './server.ts';
import { commandSocketPath } from './socket-path.ts';

const folder = await temporaryFolder();
const socketPath = commandSocketPath(folder);
const log = makeLogger({ service: 'test', level: 'silent' });
let server: CommandServer | undefined;

type Count = Command<{ upTo: number }, { at: number }, { bytes: number; isStopped: boolean }>;

const count = (run: Count['run']): Count => ({
  name: 'count',
  request: z.object({ upTo: z.int() }),
  progress: z.object({ at: z.int() }),
  result: z.object({ bytes: z.int(), isStopped: z.boolean() }),
  run,
});

const read = count(async ({ upTo }, { input, signal, onProgress }) => {
  let bytes = 0;
  for (let at = 0; at < upTo; at += 1) onProgress({ at });
  for await (const piece of input) bytes += piece.length;
  return { bytes, isStopped: signal.aborted };
});

const serve = async (...commands: Count[]): Promise<RunCommand> => {
  server = await serveCommands({ socketPath, commands, log });
  return runThere(socketPath);
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  signal.aborted ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

const endless = async function* (): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(1024);
};

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe.each([
  ['in this process', async (...commands: Count[]) => runHere(commands)],
  ['in the process that holds the data', serve],
])('commands %s', (_where, open) => {
  it('accept a request, report progress, and return a result, each by its own schema', async () => {
    const run = await open(read);
    const received: unknown[] = [];
    const result = await run(read, { upTo: 2 }, { onProgress: (progress) => received.push(progress) });
    expect({ received, result }).toEqual({ received: [{ at: 0 }, { at: 1 }], result: { bytes: 0, isStopped: false } });
    await expect(run(read, { upTo: 0.5 })).rejects.toThrow();
  });

  it('accept a file of any bytes, cut anywhere', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256));
    const seen: Uint8Array[] = [];
    const keep = count(async (_request, { input }) => {
      for await (const piece of input) seen.push(Buffer.from(piece));
      return { bytes: 0, isStopped: false };
    });
    const input = (async function* () {
      yield* [bytes.subarray(0, 1), bytes.subarray(1, 200_001), bytes.subarray(200_001)];
    })();
    await (
      await open(keep)
    )(keep, { upTo: 0 }, { input });
    expect(Buffer.concat(seen).equals(bytes)).toBe(true);
  });

  it('say what went wrong in the words and the code of the error', async () => {
    const fail = count(() => Promise.reject(new AppError('CONFLICT', verbatim('There is one already'))));
    const run = await open(fail);
    await expect(run(fail, { upTo: 0 })).rejects.toMatchObject({ code: 'CONFLICT', message: 'There is one already' });
    await expect(run({ ...fail, name: 'other' }, { upTo: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('commands in another process', () => {
  it('are stopped when the operator asks, and still answer what was done', async () => {
    const stop = new AbortController();
    const stopping = count(async (_request, { input, signal, onProgress }) => {
      let bytes = 0;
      for await (const piece of input) {
        bytes += piece.length;
        onProgress({ at: bytes });
      }
      return { bytes, isStopped: signal.aborted };
    });
    const run = await serve(stopping);
    const onProgress = (): void => stop.abort();
    const result = await run(stopping, { upTo: 0 }, { input: endless(), signal: stop.signal, onProgress });
    expect(result.isStopped).toBe(true);
    expect(result.bytes).toBeGreaterThan(0);
  });

  it('are stopped, and waited for, when the process stops', async () => {
    const waiting = count(async (_request, { signal, onProgress }) => {
      onProgress({ at: 1 });
      await untilAborted(signal);
      return { bytes: 0, isStopped: true };
    });
    const run = await serve(waiting);
    const begun = Promise.withResolvers<void>();
    const done = run(waiting, { upTo: 0 }, { onProgress: () => begun.resolve() });
    await begun.promise;
    await server?.close();
    await expect(done).resolves.toEqual({ bytes: 0, isStopped: true });
  });

  it('are refused when the process does not have them, with a text that names the other version', async () => {
    const run = await serve(read);
    await expect(run({ ...read, name: 'other' }, { upTo: 0 })).rejects.toThrow(
      'The product that runs here is of another version: it has no command "other". Start it again, then try once more.',
    );
  });

  it('are aborted when the operator disconnects, and their file is not taken for complete', async () => {
    const outcome: string[] = [];
    const reading = count(async (_request, { input, signal }) => {
      await (async () => {
        for await (const piece of input) outcome.push(`${piece.length} bytes`);
      })().catch((error: unknown) => outcome.push(String(error)));
      await untilAborted(signal);
      outcome.push('aborted');
      return { bytes: 0, isStopped: true };
    });
    await serve(reading);
    const request = httpRequest({ socketPath, method: 'POST', path: '/count?request={%22upTo%22:0}' });
    request.on('error', () => undefined);
    request.write('half');
    await eventually(() => expect(outcome).toEqual(['4 bytes']));
    request.destroy();
    await eventually(() => expect(outcome.at(-1)).toBe('aborted'));
  });

  it('slow the sender down to their pace', async () => {
    let handed = 0;
    const mayRead = Promise.withResolvers<void>();
    const slow = count(async (_request, { input }) => {
      await mayRead.promise;
      let bytes = 0;
      for await (const piece of input) bytes += piece.length;
      return { bytes, isStopped: false };
    });
    const input = (async function* () {
      for (; handed < 400; handed += 1) yield Buffer.alloc(64 * 1024);
    })();
    const done = (await serve(slow))(slow, { upTo: 0 }, { input });
    let before = -1;
    await eventually(
      () => {
        const isStill = handed === before && handed > 0;
        before = handed;
        if (!isStill) throw new Error('still sending');
      },
      10_000,
      100,
    );
    expect(handed).toBeLessThan(60);
    mayRead.resolve();
    expect((await done).bytes).toBe(400 * 64 * 1024);
  });

  it('end when their command ends, though there is more of the file', async () => {
    const hasty = count(async () => ({ bytes: 4, isStopped: false }));
    const run = await serve(hasty);
    await expect(run(hasty, { upTo: 0 }, { input: endless() })).resolves.toMatchObject({ bytes: 4 });
  });

  it('report an unexpected error without details', async () => {
    const failing = count(() => Promise.reject(new Error('secret detail')));
    const run = await serve(failing);
    await expect(run(failing, { upTo: 0 })).rejects.toMatchObject({
      code: 'INTERNAL',
      message: '"count" failed; the log of the server says why',
    });
  });

  it('fail when the process dies in the middle, and when there is none', async () => {
    expect(await isServed(socketPath)).toBe(false);
    const dying = createServer((socket) => socket.once('data', () => socket.destroy())).listen(socketPath);
    await once(dying, 'listening');
    await expect(runThere(socketPath)(read, { upTo: 0 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await new Promise((resolve) => dying.close(resolve));
    await serve(read);
    expect(await isServed(socketPath)).toBe(true);
  });
});
