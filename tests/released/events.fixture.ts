import {
  createRegistry,
  fromBinary,
  fromJson,
  toBinary,
  toJson,
  type DescMessage,
  type JsonValue,
} from '@bufbuild/protobuf';
import { EVENT_FILES } from '@wellspring/events/event-files';
import { eventsIn } from '@wellspring/events/state';
import { fromKafka, toKafka } from '@wellspring/platform/bus/kafka-headers';
import type { Message } from '@wellspring/platform/bus/port';
import { z } from 'zod';
import { richest, standIn, type standInsFor } from './stand-ins.fixture.ts';

const registry = createRegistry(...EVENT_FILES);

/** The names of all events that there are. */
export const EVENT_TYPES: readonly string[] = EVENT_FILES.flatMap(eventsIn).map(({ typeName }) => typeName);

const schemaOf = (type: string): DescMessage => {
  const schema = registry.getMessage(type);
  if (!schema) throw new Error(`${type} is no event any more`);
  return schema;
};

const Json: z.ZodType<JsonValue> = z.json();

/** A message as a release keeps it: as a record of Kafka, and what it says in words. */
export const RecordedEvent = z.object({
  topic: z.string(),
  key: z.string(),
  headers: z.record(z.string(), z.string()),
  content: Json,
  value: z.base64(),
});
export type RecordedEvent = z.output<typeof RecordedEvent>;

/** What the bytes of an event say by today's contract. @throws when they are no such event */
export const contentOf = (type: string, value: Uint8Array): JsonValue => {
  const schema = schemaOf(type);
  return toJson(schema, fromBinary(schema, value), { registry });
};

/** The message that a record of a release is. @throws Error when the headers are not read any more */
export const messageOf = ({ topic, key, headers, value }: RecordedEvent): Message => {
  const bytes = { key: Buffer.from(key), value: Buffer.from(value, 'base64') };
  const { message, decodeError } = fromKafka(topic, 0, { ...bytes, headers, offset: '0', timestamp: '0' });
  if (decodeError !== undefined) throw new Error(decodeError);
  return message;
};

/** Whose request caused it. */
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const recordOf = (message: Message, content: JsonValue, number: number): RecordedEvent => {
  const schema = schemaOf(message.type);
  const data = toBinary(schema, fromJson(schema, content, { registry }));
  const { headers, value } = toKafka({
    message: {
      ...message,
      id: standIn('event', number),
      data,
      ...(message.traceparent !== undefined && { traceparent: TRACE }),
    },
    headers: {},
  });
  return {
    topic: message.topic,
    key: message.key,
    headers,
    content: contentOf(message.type, data),
    value: Buffer.from(value).toString('base64'),
  };
};

const StoredEvent = z.object({ key: z.string(), time: z.coerce.date(), content: z.unknown() });

/** One message of each type: the one with the most fields. @throws when a type was not published */
export const recordEvents = (
  messages: readonly Message[],
  withStandIns: ReturnType<typeof standInsFor>,
): readonly RecordedEvent[] => {
  const decoded = messages.map((message) => ({ message, content: contentOf(message.type, message.data) }));
  return EVENT_TYPES.toSorted().map((type, at) => {
    const ofType = decoded.filter(({ message }) => message.type === type);
    const candidates = ofType.map(({ message: { key, time }, content }) => ({
      stored: StoredEvent.parse(withStandIns({ content, key, time })),
    }));
    const [first] = ofType;
    const best = richest(candidates.map(({ stored }) => stored));
    if (!first || !best) throw new Error(`Nothing told ${type}: everything.fixture.ts does not cause it`);
    const { key, time, content } = best;
    return recordOf({ ...first.message, key, time: new Date(time) }, Json.parse(content), at + 1);
  });
};
