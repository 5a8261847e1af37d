import { setTimeout as sleep } from 'node:timers/promises';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { makeLogger } from '../log/log.ts';
import type { Waiting } from './outbox.ts';
import { relayOf } from './relay.ts';

const { publish, deadLetter } = collectingPublisher();
const log = makeLogger({ service: 'notes', level: 'silent' });

describe('the relay', () => {
  it('ends as soon as its look for events has ended, when it is closed during that', async () => {
    const look = Promise.withResolvers<readonly Waiting[]>();
    const looking = Promise.withResolvers<void>();
    const relay = relayOf({ source: 'notes', publish, deadLetter, log, alone: false });
    const claim = (): Promise<readonly Waiting[]> => {
      looking.resolve();
      return look.promise;
    };
    const hasRemoved = async () => false;
    const outboxes = { claim, settle: async () => [], hasRemoved, count: async () => 0, writtenAt: async () => [] };
    relay.addSource({ name: 'Note', outboxes, purge: false });
    relay.start();
    await looking.promise;
    const closed = relay.close().then(() => 'closed');
    look.resolve([]);
    // It would wait five seconds for a batch that has ended.
    expect(await Promise.race([closed, sleep(4_000, 'still waiting', { ref: false })])).toBe('closed');
  });
});
