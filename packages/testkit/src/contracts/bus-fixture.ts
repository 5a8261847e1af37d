import { randomUUID } from 'node:crypto';
import type { Bus, DeadLetter, HandledFacts, Message, Projection, Reaction } from '@wellspring/platform/bus/port';

/** Opens a bus on one and the same log. Where `several` holds, more than one may be open at once, as processes are. */
export type BusMaker = { readonly open: () => Promise<Bus>; readonly several: boolean };

/** A topic or group that no other test uses. */
export const unique = (name: string): string => `test.${name}.${randomUUID().slice(0, 8)}`;

/** A message that carries a short text. */
export const message = (topic: string, key: string, text: string): Message => ({
  topic,
  key,
  id: randomUUID(),
  type: 'wellspring.test.v1.Said',
  source: 'test',
  time: new Date('2026-01-02T03:04:05.678Z'),
  data: new TextEncoder().encode(text),
});

export const textOf = ({ data }: Message): string => new TextDecoder().decode(data);

/** A consumer that writes down what it was given, after `before` had its chance to fail. */
export const recorder = (
  group: string,
  topic: string,
  options: {
    readonly maxBatch?: number;
    readonly before?: (messages: readonly Message[]) => void | Promise<void>;
  } = {},
): { readonly received: Message[]; readonly texts: () => string[]; readonly consumer: Projection } => {
  const received: Message[] = [];
  return {
    received,
    texts: () => received.map(textOf),
    consumer: {
      kind: 'projection',
      group,
      topics: [topic],
      maxBatch: options.maxBatch ?? 100,
      handle: async (messages) => {
        await options.before?.(messages);
        received.push(...messages);
      },
    },
  };
};

/** Opens buses that are closed after the test. */
export const openForTest = (maker: BusMaker) => {
  const opened: Bus[] = [];
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });
  return async (): Promise<Bus> => {
    const bus = await maker.open();
    opened.push(bus);
    return bus;
  };
};

/** Which facts were handled, in memory; it outlives the bus, as a database does. */
export const handledInMemory = (): HandledFacts & { readonly ids: ReadonlySet<string> } => {
  const ids = new Set<string>();
  return { ids, has: async (id) => ids.has(id), add: async (id) => void ids.add(id) };
};

/** A reaction to everything, that writes down what it acted on. */
export const reactionTo = (
  group: string,
  topic: string,
  handled: HandledFacts = handledInMemory(),
  before: (message: Message) => void | Promise<void> = () => undefined,
): { readonly texts: () => string[]; readonly consumer: Reaction } => {
  const received: Message[] = [];
  const handle = async (messages: readonly Message[]): Promise<void> => {
    for (const one of messages) {
      await before(one);
      received.push(one);
    }
  };
  const consumer: Reaction = { kind: 'reaction', group, topics: [topic], reactsTo: () => true, handled, handle };
  return { texts: () => received.map(textOf), consumer };
};

export const deadLettersOf = (bus: Bus, group: string): Promise<readonly DeadLetter[]> => bus.deadLetters({ group });
