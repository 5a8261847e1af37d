import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

  it('wakes a consumer at once', async () => {
    const [topic, bus] = [unique('quick'), await open()];
    const waits: number[] = [];
    let published = 0;
    const { heard, consumer } = scribe(unique('group'), topic, {
      before: () => void waits.push(performance.now() - published),
    });
    await bus.subscribe(consumer);
    for (let at = 1; at <= 100; at++) {
      published = performance.now();
      await bus.publish([message(topic, 'k', 'x')]);
      await eventually(() => expect(heard).toHaveLength(at), 1_000, 1);
    }
    await bus.close();
    const median = waits.sort((a, b) => a - b)[50];
    expect(median).toBeLessThan(5); // well under 1 ms where the disk is quick and nobody else is at work
  });
});
