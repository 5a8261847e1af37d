import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';
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
    throw new AppError('VALIDATION', verbatim(`${message.type} could not be decoded`), { cause });
  }
};

/** A moment as the wire carries it. */
export const timestamp = timestampFromDate;

/** A moment that an event carries; null where it carries none. */
export const dateOf = (moment: Timestamp | undefined): Date | null => (moment ? timestampDate(moment) : null);
