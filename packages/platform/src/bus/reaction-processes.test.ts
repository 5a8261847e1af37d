import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { message, unique } from '@wellspring/testkit/contracts/bus-fixture';
import { whereEngine } from '@wellspring/testkit/engines';
import { eventually } from '@wellspring/testkit/eventually';
import mongoose from 'mongoose';
import pino from 'pino';
import { newId } from '../ids.ts';
import { openKafka } from './kafka.ts';

const FIXTURE = join(import.meta.dirname, 'react-on-kafka-until-killed.fixture.ts');
const FACTS = 300;
const ACTS_BEFORE_THE_KILL = 10;

const declare = (brokers: string, mongodb: string): void => {
  const [topic, database] = [unique('killed'), `reactions_${newId()}`];

  /** A process that reacts; `acts` are the facts that it has acted on, and `onAct` is called for each. */
  const reactor = async (onAct: () => void = () => undefined) => {
    const child = spawn(process.execPath, ['--no-warnings', FIXTURE, brokers, mongodb, database, topic]);
    const exited = once(child, 'exit');
    const subscribed = Promise.withResolvers<void>();
    const acts: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'subscribed') return subscribed.resolve();
      acts.push(line);
      onAct();
    });
    const kill = async (): Promise<void> => {
      child.kill('SIGKILL');
      await exited;
    };
    reactors.push(kill);
    await subscribed.promise;
    return { acts, kill };
  };
  const reactors: (() => Promise<void>)[] = [];
  const open = () =>
    openKafka({
      brokers: brokers.split(','),
      clientId: 'wellspring-test',
      log: pino({ level: 'silent' }),
      now: () => new Date(),
    });

  it('two processes of a reaction act on every fact when one is killed, and repeat one act at most', async () => {
    const bus = await open();
    try {
      await bus.ensureTopics([topic]);
      let actsUntilKill = Infinity;
      const doomed = await reactor(() => {
        actsUntilKill -= 1;
        if (actsUntilKill === 0) void doomed.kill();
      });
      const survivor = await reactor();
      const published: string[] = [];
      const publish = async (count: number): Promise<void> => {
        const facts = Array.from({ length: count }, (_, at) => message(topic, `key-${at}`, ''));
        published.push(...facts.map(({ id }) => id));
        // Some are published twice: what a relay does that was killed.
        await bus.publish(facts.flatMap((fact, at) => (at % 3 === 0 ? [fact, fact] : [fact])));
      };
      const acts = (): readonly string[] => [...doomed.acts, ...survivor.acts];
      // Both share the work before one of them dies.
      await eventually(
        async () => {
          await publish(10);
          for (const { acts: own } of [doomed, survivor]) expect(own.length).toBeGreaterThan(0);
        },
        30_000,
        200,
      );
      await eventually(() => expect(new Set(acts()).size).toBe(published.length), 30_000);
      const [doomedBefore, survivorBefore] = [doomed.acts.length, survivor.acts.length];

      actsUntilKill = ACTS_BEFORE_THE_KILL;
      await publish(FACTS);
      await eventually(() => expect(new Set(acts())).toEqual(new Set(published)), 60_000, 50);
      await eventually(async () => expect(await bus.lag(`${topic}.mails`, [topic])).toBe(0), 10_000);
      const [killed, other] = [doomed.acts.slice(doomedBefore), survivor.acts.slice(survivorBefore)];
      // It was killed in the middle, and the other one took over.
      expect(killed.length).toBeGreaterThanOrEqual(ACTS_BEFORE_THE_KILL);
      expect(killed.length).toBeLessThan(FACTS / 4);
      expect(killed.length + other.length - FACTS).toBeLessThanOrEqual(1);
    } finally {
      await bus.close();
    }
  });

  afterAll(async () => {
    for (const kill of reactors) await kill();
    const connection = await mongoose.createConnection(mongodb, { dbName: database }).asPromise();
    await connection.dropDatabase();
    await connection.close();
  });
};

describe('a reaction in several processes', () => {
  whereEngine('KAFKA_BROKERS', (brokers) => whereEngine('MONGODB_URL', (mongodb) => declare(brokers, mongodb)));
});
