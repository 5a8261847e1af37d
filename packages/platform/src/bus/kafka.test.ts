import { busContract } from '@wellspring/testkit/contracts/bus';
import { message, recorder, unique } from '@wellspring/testkit/contracts/bus-fixture';
import { whereEngine } from '@wellspring/testkit/engines';
import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { openKafkaProxy } from '@wellspring/testkit/processes/kafka-proxy';
import kafkajs from 'kafkajs';
import pino from 'pino';
import { openKafka } from './kafka.ts';

const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const openAt = (brokers: string) => openKafka({ brokers: brokers.split(','), clientId: 'wellspring-test', log, now });

describe('a broker that is not there', () => {
  it('fails a publish after a few tries, is reported as down, and lets the bus close', async () => {
    const bus = await openAt('127.0.0.1:1');
    await expect(bus.publish([message('t', 'k', 'x')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(bus.status().up).toBe(false);
    await bus.close();
  });
});

whereEngine('KAFKA_BROKERS', (address) => {
  busContract('Kafka', { open: () => openAt(address), several: true });

  describe('Kafka', () => {
    const raw = async <T>(work: (kafka: InstanceType<typeof kafkajs.Kafka>) => Promise<T>): Promise<T> =>
      work(new kafkajs.Kafka({ brokers: address.split(','), logLevel: kafkajs.logLevel.NOTHING }));

    it('refuses a topic that loses messages with time', async () => {
      const [topic, bus] = [unique('expiring'), await openAt(address)];
      await raw(async (kafka) => {
        const admin = kafka.admin();
        await admin.connect();
        await admin.createTopics({ topics: [{ topic, numPartitions: 1 }] });
        await admin.disconnect();
      });
      await expect(bus.ensureTopics([topic])).rejects.toThrow(/retention\.ms/);
      await bus.close();
    });

    it('dead-letters a record that is no CloudEvent', async () => {
      const [topic, group, bus] = [unique('foreign'), unique('group'), await openAt(address)];
      const { texts, consumer } = recorder(group, topic);
      await bus.subscribe(consumer);
      await raw(async (kafka) => {
        const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
        await producer.connect();
        await producer.send({ topic, messages: [{ key: 'k', value: 'what is this' }] });
        await producer.disconnect();
      });
      await bus.publish([message(topic, 'k', 'fine')]);
      await eventually(() => expect(texts()).toEqual(['fine']));
      const letters = (await bus.deadLetters()).filter((letter) => letter.group === group);
      expect(letters).toMatchObject([{ reason: 'the record has no CloudEvents headers', message: { key: 'k' } }]);
      await bus.close();
    });

    it('uses little CPU while it is idle', async () => {
      let responded = (): void => undefined;
      const proxy = await openKafkaProxy(address.split(',')[0] ?? '', () => responded());
      const nextResponse = (): Promise<void> => new Promise((resolve) => void (responded = resolve));
      const [topic, bus] = [unique('idle'), await openAt(`127.0.0.1:${proxy.port}`)];
      const { received, consumer } = recorder(unique('group'), topic);
      await bus.subscribe(consumer);
      await bus.publish([message(topic, 'k', 'x')]);
      await eventually(() => expect(received).toHaveLength(1));
      // What came before may still be at work: it is idle some time soon.
      await eventuallyAcrossProcesses(async () => {
        const timers = countTimers();
        const [began, before] = [performance.now(), process.cpuUsage()];
        // A fetch and a heartbeat are all that goes to and fro, and the broker holds a fetch that finds nothing.
        await nextResponse();
        await nextResponse();
        const set = timers.stop();
        const { user, system } = process.cpuUsage(before);
        const seconds = (performance.now() - began) / 1_000;
        expect(seconds).toBeGreaterThan(1);
        expect(set / seconds).toBeLessThan(200);
        expect((user + system) / 1e6 / seconds).toBeLessThan(0.15);
      });
      await bus.close();
      await proxy.takeDown();
    });
  });
});

/** Counts timers that are set, by whomever: the idle loop of kafkajs would set a thousand a second and connection. */
const countTimers = () => {
  const real = globalThis.setTimeout;
  let count = 0;
  const counting = Object.assign((...args: Parameters<typeof real>) => {
    count += 1;
    return real(...args);
  }, real);
  globalThis.setTimeout = counting;
  return {
    stop: () => {
      globalThis.setTimeout = real;
      return count;
    },
  };
};
