import type { LogRecord, Entry, BusHeaders } from './engine.ts';

type HeaderValue = Uint8Array | string | readonly (Uint8Array | string)[] | undefined;

/** A record as the client library hands it over. */
export type KafkaRecord = {
  readonly key: Uint8Array | null;
  readonly value: Uint8Array | null;
  readonly headers?: Readonly<Record<string, HeaderValue>>;
  readonly offset: string;
  readonly timestamp: string;
};

const PREFIX = 'bus_';
const utf8 = new TextDecoder();

const textOf = (value: HeaderValue): string | undefined => {
  const one = typeof value === 'object' && !(value instanceof Uint8Array) ? value[0] : value;
  return one instanceof Uint8Array ? utf8.decode(one) : one;
};

/** A message in the binary mode of the CloudEvents binding for Kafka: attributes as headers, protobuf as the value. */
export const toKafka = ({ message, headers }: LogRecord) => ({
  key: message.key,
  value: Buffer.from(message.data),
  headers: {
    'content-type': 'application/protobuf',
    ce_specversion: '1.0',
    ce_id: message.id,
    ce_type: message.type,
    ce_source: message.source,
    ce_time: message.time.toISOString(),
    ce_subject: message.key,
    ...(message.traceparent !== undefined && { ce_traceparent: message.traceparent }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [PREFIX + name, value])),
  },
});

/** Reads a record back. One that is no CloudEvent is an entry with a decodeError. */
export const fromKafka = (topic: string, partition: number, record: KafkaRecord): Entry => {
  const texts = Object.entries(record.headers ?? {}).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  const { ce_id, ce_type, ce_source, ce_time, ce_traceparent } = Object.fromEntries<string | undefined>(texts);
  const time = new Date(ce_time ?? '');
  const sound = ce_id !== undefined && ce_type !== undefined && !Number.isNaN(time.getTime());
  const origin = `${topic}/${partition}/${record.offset}`;
  const headers: BusHeaders = Object.fromEntries(
    texts.filter(([name]) => name.startsWith(PREFIX)).map(([name, text]) => [name.slice(PREFIX.length), text]),
  );
  return {
    origin,
    headers,
    message: {
      topic,
      id: ce_id ?? origin,
      type: ce_type ?? '',
      source: ce_source ?? '',
      time: sound ? time : new Date(Number(record.timestamp)),
      key: utf8.decode(record.key ?? new Uint8Array()),
      data: new Uint8Array(record.value ?? []),
      ...(ce_traceparent !== undefined && { traceparent: ce_traceparent }),
    },
    ...(!sound && { decodeError: 'the record has no CloudEvents headers' }),
  };
};
