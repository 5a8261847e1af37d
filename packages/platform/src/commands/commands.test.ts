import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { AppError } from '@wellspring/errors';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '../log/log.ts';
import { runCommand } from './client.ts';
import type { Command, Commands } from './command.ts';
import type { CommandServer } from './server.ts';
import { serveCommands } from './server.ts';
import { commandSocketPath } from './socket-path.ts';

const folder = await temporaryFolder();
const socketPath = commandSocketPath(folder);
const log = makeLogger({ service: 'test', level: 'silent' });
let server: CommandServer | undefined;

const serve = async (commands: Commands): Promise<void> => {
  server = await serveCommands({ socketPath, commands, log });
};

const run = async (name: string, args: readonly string[] = [], input?: AsyncIterable<Uint8Array>) => {
  const lines: string[] = [];
  const exit = await runCommand(socketPath, name, args, {
    ...(input && { input }),
    onLine: (line) => lines.push(line),
  });
  return { exit, lines };
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  signal.aborted ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('commands', () => {
  it('reach the running process, and bring back its lines and its exit status', async () => {
    await serve({
      'dead-letters': async (args, { print }) => {
        args.forEach((arg, index) => print(`${index}: ${arg}`));
        return 3;
      },
    });
    await expect(run('dead-letters', ['list', 'zwei\nZeilen ✓'])).resolves.toEqual({
      exit: 3,
      lines: ['0: list', '1: zwei\nZeilen ✓'],
    });
  });

  it('answer null when nobody listens', async () => {
    await expect(run('import')).resolves.toEqual({ exit: null, lines: [] });
  });

  it('take input of any bytes, cut anywhere', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256));
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 200_001), bytes.subarray(200_001)];
    const seen: Uint8Array[] = [];
    await serve({
      import: async (_args, { input }) => {
        for await (const piece of input) seen.push(piece);
        return 0;
      },
    });
    const given = (async function* () {
      yield* pieces;
    })();
    await expect(run('import', [], given)).resolves.toEqual({ exit: 0, lines: [] });
    expect(Buffer.concat(seen).equals(bytes)).toBe(true);
  });

  it('slow the sender down to the pace of the command', async () => {
    let handed = 0;
    let mayRead = (): void => undefined;
    const wait = new Promise<void>((resolve) => (mayRead = resolve));
    const given = (async function* () {
      for (; handed < 400; handed += 1) yield Buffer.alloc(64 * 1024);
    })();
    let seen = 0;
    await serve({
      import: async (_args, { input }) => {
        await wait;
        for await (const piece of input) seen += piece.length;
        return 0;
      },
    });
    const done = run('import', [], given);
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
    expect(handed).toBeLessThan(40);
    mayRead();
    await done;
    expect(seen).toBe(400 * 64 * 1024);
  });

  it('end when their command ends, though there is more input', async () => {
    const endless = (async function* () {
      for (;;) yield Buffer.alloc(1024);
    })();
    await serve({ import: async () => 4 });
    await expect(run('import', [], endless)).resolves.toMatchObject({ exit: 4 });
  });

  it('say what went wrong in the words of the error, and no more than that of a surprise', async () => {
    await serve({
      known: () => Promise.reject(new AppError('VALIDATION', 'There is no such group')),
      surprise: () => Promise.reject(new Error('secret detail')),
    });
    await expect(run('known')).resolves.toEqual({ exit: 1, lines: ['There is no such group'] });
    await expect(run('surprise')).resolves.toEqual({
      exit: 1,
      lines: ['"surprise" failed; the log of the server says why'],
    });
    for (const name of ['unknown', 'toString'])
      await expect(run(name)).resolves.toEqual({
        exit: 2,
        lines: [`There is no command "${name}" here. There are: known, surprise`],
      });
  });

  it('are told when the operator goes away, and their input does not seem complete', async () => {
    const outcome: string[] = [];
    const command: Command = async (_args, { input, signal }) => {
      await text(input).catch((error: unknown) => outcome.push(String(error)));
      await untilAborted(signal);
      outcome.push('aborted');
      return 0;
    };
    await serve({ import: command });
    const socket = connect(socketPath);
    socket.write('{"run":"import","args":[]}\n{"input":"aGFsZg=="}\n', () => socket.destroy());
    await eventually(() => expect(outcome).toEqual(['AppError: The command was interrupted', 'aborted']));
  });

  it('are stopped, and waited for, when the process stops', async () => {
    const outcome: string[] = [];
    await serve({
      rebuild: async (_args, { print, signal }) => {
        print('begun');
        await untilAborted(signal);
        outcome.push('stopped');
        return 1;
      },
    });
    const lines: string[] = [];
    const done = runCommand(socketPath, 'rebuild', [], { onLine: (line) => lines.push(line) });
    await eventually(() => expect(lines).toEqual(['begun']));
    await server?.close();
    expect(outcome).toEqual(['stopped']);
    await expect(done).resolves.toBe(1);
  });

  it('say so when the process dies in the middle', async () => {
    const dying = createServer((socket) => socket.once('data', () => socket.destroy())).listen(socketPath);
    await once(dying, 'listening');
    await expect(run('import')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await new Promise((resolve) => dying.close(resolve));
  });

  it('drop whoever does not speak their language', async () => {
    await serve({ import: async () => 0 });
    const silent = connect(socketPath).resume();
    const dropped = once(silent, 'close');
    await once(silent, 'connect');
    for (const words of ['GET / HTTP/1.1\n', '{"run":"import"}\n', '[]\n']) {
      const socket = connect(socketPath);
      socket.write(words);
      await once(socket, 'close');
    }
    await server?.close();
    await dropped;
  });
});
