import { fromBinary, type DescField, type DescFile, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';

const messageOf = ({ message }: DescField): string | undefined => message?.typeName;

/** The messages of a file that no other message of it carries. */
export const eventsIn = (file: DescFile): readonly DescMessage[] => {
  const carried = new Set(file.messages.flatMap(({ fields }) => fields.map(messageOf)));
  return file.messages.filter(({ typeName }) => !carried.has(typeName));
};

/** Where the events of a file carry which state: each kind has a field number of its own. @throws when two share one */
export const statesIn = (file: DescFile): ReadonlyMap<number, string> => {
  const own = new Set(file.messages.map(({ typeName }) => typeName));
  const states = new Map<number, string>();
  for (const field of eventsIn(file).flatMap(({ fields }) => fields)) {
    const state = messageOf(field);
    if (state === undefined || !own.has(state)) continue;
    const existing = states.get(field.number);
    if (existing !== undefined && existing !== state)
      throw new Error(`Field ${field.number} of the events of ${file.name} is ${existing} and ${state}`);
    states.set(field.number, state);
  }
  return states;
};

/** The bytes of message fields, by number. Parts of one field, should there be more, are one message after the other. */
export const messageFields = (data: Uint8Array): ReadonlyMap<number, Uint8Array> => {
  const reader = new BinaryReader(data);
  const found = new Map<number, Uint8Array>();
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (wireType === WireType.LengthDelimited)
      found.set(field, Buffer.concat([found.get(field) ?? new Uint8Array(), reader.bytes()]));
    else reader.skip(wireType, field);
  }
  return found;
};

/**
 * Reads one kind of state that the events of one file carry. An event that the
 * file describes is read by its description: null when it carries none of this kind. One that a later version added is read by its
 * shape, and counts like the others.
 * @throws AppError VALIDATION when the bytes are no such message, or an unknown event carries no state that is known, or one that
 * `isWhole` does not take
 */
export const stateReader = <State extends DescMessage>(
  file: DescFile,
  state: State,
  isWhole: (found: MessageShape<State>, event: Fact) => boolean,
) => {
  const states = statesIn(file);
  const number = [...states].find(([, typeName]) => typeName === state.typeName)?.[0];
  if (number === undefined) throw new Error(`No event of ${file.name} carries ${state.typeName}`);
  const describedEvents = new Map(
    eventsIn(file).map((event) => [event.typeName, event.fields.some((field) => messageOf(field) === state.typeName)]),
  );
  return (event: Fact): MessageShape<State> | null => {
    const carriesState = describedEvents.get(event.type);
    if (carriesState === false) return null;
    try {
      const fields = messageFields(event.data);
      if (!carriesState && !fields.has(number) && [...states.keys()].some((other) => fields.has(other))) return null;
      const found = fromBinary(state, fields.get(number) ?? new Uint8Array());
      if (carriesState || isWhole(found, event)) return found;
    } catch (cause) {
      throw new AppError('VALIDATION', verbatim(`${event.type} could not be decoded`), { cause });
    }
    throw new AppError('VALIDATION', verbatim(`${event.type} is not known here and carries no ${state.name}`));
  };
};
