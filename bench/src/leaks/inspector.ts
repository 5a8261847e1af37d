import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { askJson } from '../ask.ts';

const Targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]).rest(z.unknown());
const Answer = z.object({ id: z.number(), result: z.unknown().optional(), error: z.unknown().optional() });
const Evaluated = z.object({ result: z.object({ value: z.unknown() }) });

/** What a process holds: bytes of retained heap, and the number of active handles of each kind. */
export const Held = z.object({
  heap: z.number(),
  outside: z.number(),
  files: z.number(),
  resources: z.record(z.string(), z.number()),
});
export type Held = z.output<typeof Held>;

const LOOK = `(() => {
  const { heapUsed: heap, external: outside } = process.memoryUsage();
  const resources = {};
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
  const files = process.getBuiltinModule('node:fs').readdirSync('/proc/self/fd').length;
  return { heap, outside, files, resources };
})()`;

const open = (url: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error(`Nobody lets look inside at ${url}`)), { once: true });
  });

/** Looks inside a process that was started with --inspect on this port; only between loads, since looking holds what it saw. */
export const lookInside = async (port: number): Promise<Held> => {
  const [{ webSocketDebuggerUrl }] = Targets.parse(await askJson(`http://127.0.0.1:${port}/json/list`));
  const socket = await open(webSocketDebuggerUrl);
  let lastId = 0;
  const call = (method: string, params: object = {}): Promise<unknown> => {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent): void => {
        const answer = Answer.safeParse(JSON.parse(String(data)));
        if (answer.data?.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.data.error) reject(new Error(JSON.stringify(answer.data.error)));
        else resolve(answer.data.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  try {
    // One collection may make more objects collectable.
    for (let turn = 0; turn < 3; turn += 1) {
      await call('HeapProfiler.collectGarbage');
      await pause(100);
    }
    const { result } = Evaluated.parse(await call('Runtime.evaluate', { expression: LOOK, returnByValue: true }));
    return Held.parse(result.value);
  } finally {
    socket.close();
  }
};
