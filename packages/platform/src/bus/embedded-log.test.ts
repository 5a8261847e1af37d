import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { busContract } from '@wellspring/testkit/contracts/bus';
import { message, scribe, unique } from '@wellspring/testkit/contracts/bus-bench';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import pino from 'pino';
import { openLog } from './embedded-log.ts';

const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const folder = await temporaryFolder();
const open = () => openLog({ folder, log, now });

busContract('the embedded log', { open, several: false });

describe('the embedded log', () => {
  it('keeps every message it acknowledged when the process is killed', async () => {
    const topic = unique('killed');
    const child = spawn(process.execPath, [join(import.meta.dirname, 'publish-until-killed.ts'), folder, topic]);
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 1_000) child.kill('SIGKILL');
    }
    const bus = await open();
    const { heard, consumer } = scribe(unique('group'), topic, { maxBatch: 1_000 });
    await bus.subscribe(consumer);
    await eventually(async () => expect(await bus.lag(consumer.group, [topic])).toBe(0));
    await bus.close();
    const kept = new Set(heard.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(1_000);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('tells a second process that the folder is in use', async () => {
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'publish-until-killed.ts'),
      folder,
      unique('used'),
    ]);
    await once(child.stdout, 'data');
    await expect(open()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('another process is using this folder') as string,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('wakes a consumer at once, without a timer', async () => {
    const [topic, bus] = [unique('quick'), await open()];
    const { heard, consumer } = scribe(unique('group'), topic);
    await bus.subscribe(consumer);
    for (let at = 1; at <= 100; at++) {
      await bus.publish([message(topic, 'k', 'x')]);
      await nextTurn();
      await nextTurn();
      expect(heard).toHaveLength(at);
    }
    await bus.close();
  });
});
