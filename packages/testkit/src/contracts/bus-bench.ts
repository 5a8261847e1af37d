import { randomUUID } from 'node:crypto';
import type { Bus, Consumer, Message } from '@wellspring/platform/bus/port';

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
export const scribe = (
  group: string,
  topic: string,
  options: {
    readonly maxBatch?: number;
    readonly before?: (messages: readonly Message[]) => void | Promise<void>;
  } = {},
): { readonly heard: Message[]; readonly texts: () => string[]; readonly consumer: Consumer } => {
  const heard: Message[] = [];
  return {
    heard,
    texts: () => heard.map(textOf),
    consumer: {
      group,
      topics: [topic],
      maxBatch: options.maxBatch ?? 100,
      handle: async (messages) => {
        await options.before?.(messages);
        heard.push(...messages);
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
