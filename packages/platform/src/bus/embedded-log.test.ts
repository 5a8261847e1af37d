import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { busContract } from '@wellspring/testkit/contracts/bus';
import { message, recorder, textOf, unique } from '@wellspring/testkit/contracts/bus-fixture';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import pino from 'pino';
import { openLog } from './embedded-log.ts';
import type { Message } from './port.ts';

const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const folder = await temporaryFolder();
const open = () => openLog({ folder, log, now });

busContract('the embedded log', { open, several: false });

describe('the embedded log', () => {
  it('keeps every message it acknowledged when the process is killed', async () => {
    const topic = unique('killed');
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'publish-until-killed.fixture.ts'),
      folder,
      topic,
    ]);
    const acknowledged: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 1_000) child.kill('SIGKILL');
    }
    const bus = await open();
    const { received, consumer } = recorder(unique('group'), topic, { maxBatch: 1_000 });
    await bus.subscribe(consumer);
    await eventually(async () => expect(await bus.lag(consumer.group, [topic])).toBe(0));
    await bus.close();
    const storedIds = new Set(received.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(1_000);
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
  });

  it('rewrites its messages once for all readers, and leaves no byte of the old ones', async () => {
    const [own, topic] = [await temporaryFolder(), unique('rewritten')];
    const bus = await openLog({ folder: own, log, now });
    const published = message(topic, 'a', 'formerly');
    await bus.publish([published, message(topic, 'b', 'as ever')]);
    const change = jest.fn(async (messages: readonly Message[]) =>
      messages.map(({ id }) => (id === published.id ? { key: 'other', data: Buffer.from('now') } : null)),
    );
    await bus.rewrite({ name: 'for a test', topics: [topic], change });
    await bus.rewrite({ name: 'for a test', topics: [topic], change });
    expect(change).toHaveBeenCalledTimes(1);
    const read: Message[] = [];
    await bus.replay([topic], async (messages) => void read.push(...messages))();
    expect(read.map((each) => [each.key, textOf(each)])).toEqual([
      ['other', 'now'],
      ['b', 'as ever'],
    ]);
    for (const file of bus.files) await file.empty();
    await bus.close();
    expect(readFileSync(join(own, 'events.db')).includes('formerly')).toBe(false);
  });

  it('keeps messages as long as the name of their topic says, and counts on from there', async () => {
    const [own, topic, group] = [await temporaryFolder(), 'wellspring.test.90d.v1', unique('group')];
    const clock = { days: 0 };
    const later = (): Date => new Date(Date.UTC(2026, 0, 1) + clock.days * 24 * 60 * 60 * 1_000);
    const at = (text: string): Message => ({ ...message(topic, 'a', text), time: later() });
    const first = await openLog({ folder: own, log, now: later });
    await first.publish([at('old'), at('old, too')]);
    clock.days = 60;
    await first.publish([at('young')]);
    clock.days = 91;
    await first.publish([at('new')]);
    const { received, consumer } = recorder(group, topic, { maxBatch: 1 });
    await first.subscribe(consumer);
    await eventually(async () => expect(await first.lag(group, [topic])).toBe(0));
    expect(received.map(textOf)).toEqual(['young', 'new']);
    await first.close();

    clock.days = 400;
    const again = await openLog({ folder: own, log, now: later });
    await again.ensureTopics([topic]);
    const left: Message[] = [];
    await again.replay([topic], async (messages) => void left.push(...messages))();
    expect(left.map(textOf)).toEqual(['new']);
    await again.subscribe(consumer);
    await again.publish([at('newest')]);
    await eventually(async () => expect(received.map(textOf)).toEqual(['young', 'new', 'newest']));
    for (const file of again.files) await file.empty();
    await again.close();
    expect(readFileSync(join(own, 'events.db')).includes('young')).toBe(false);
  });

  it('fails in a second process because the folder is in use', async () => {
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'publish-until-killed.fixture.ts'),
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

  it('logs once that an offset cannot be written, however often it is tried again', async () => {
    const [topic, place] = [unique('full'), await temporaryFolder()];
    await (await openLog({ folder: place, log, now })).close();
    const offsets = new DatabaseSync(join(place, 'offsets.db'));
    offsets.exec(`CREATE TRIGGER full BEFORE INSERT ON offsets BEGIN SELECT raise(ABORT, 'disk is full'); END`);
    offsets.close();
    const lines: string[] = [];
    const bus = await openLog({
      folder: place,
      log: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
      now,
    });
    const { received, consumer } = recorder(unique('group'), topic);
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'key', 'text')]);
    await eventually(async () => expect(received.length).toBeGreaterThan(2));
    await bus.close();
    expect(lines).toHaveLength(1);
  });

  it('wakes a consumer at once, without a timer', async () => {
    const [topic, bus] = [unique('quick'), await open()];
    const { received, consumer } = recorder(unique('group'), topic);
    await bus.subscribe(consumer);
    for (let at = 1; at <= 100; at++) {
      await bus.publish([message(topic, 'k', 'x')]);
      await nextTurn();
      await nextTurn();
      expect(received).toHaveLength(at);
    }
    await bus.close();
  });
});
