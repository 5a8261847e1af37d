import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AppError } from '@wellspring/errors';
import type { Consumer, Fact, Message } from '@wellspring/platform/bus/port';
import type { Topic } from './topics.ts';

/** Encodes one fact about the aggregate `key`. */
export const fact = <Desc extends DescMessage>(
  topic: Topic,
  key: string,
  schema: Desc,
  content: MessageInitShape<Desc>,
): Fact => ({ topic, key, type: schema.typeName, data: toBinary(schema, create(schema, content)) });

/** Decodes a message of a known type. @throws AppError VALIDATION when the bytes are not such a message */
export const decode = <Desc extends DescMessage>(schema: Desc, message: Fact): MessageShape<Desc> => {
  try {
    return fromBinary(schema, message.data);
  } catch (cause) {
    throw new AppError('VALIDATION', `${message.type} could not be decoded`, { cause });
  }
};

export type Handler = {
  readonly topic: Topic;
  readonly type: string;
  readonly handle: (message: Message) => Promise<void>;
};

/** Reacts to one type of event. */
export const on = <Desc extends DescMessage>(
  topic: Topic,
  schema: Desc,
  react: (event: MessageShape<Desc>, message: Message) => Promise<void>,
): Handler => ({ topic, type: schema.typeName, handle: (message) => react(decode(schema, message), message) });

/** A consumer that handles one event after the other and passes over types it does not know. */
export const defineConsumer = (definition: {
  readonly group: string;
  readonly handlers: readonly Handler[];
}): Consumer => {
  const byType = new Map(definition.handlers.map((handler) => [handler.type, handler]));
  return {
    group: definition.group,
    topics: [...new Set(definition.handlers.map((handler) => handler.topic))],
    handle: async (messages) => {
      for (const message of messages) await byType.get(message.type)?.handle(message);
    },
  };
};

/** A moment as the wire carries it. */
export const timestamp = timestampFromDate;
