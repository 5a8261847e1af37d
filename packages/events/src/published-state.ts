import { fromBinary, toBinary, type DescMessage, type Message } from '@bufbuild/protobuf';
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';
import { EVENT_FILES } from './event-files.ts';
import { messageFields, statesIn } from './state.ts';

type Carried = { readonly number: number; readonly desc: DescMessage };

/** Which states the events of a package carry, and in which field. */
const CARRIED: ReadonlyMap<string, readonly Carried[]> = new Map(
  EVENT_FILES.map((file) => [
    file.proto.package,
    [...statesIn(file)].flatMap(([number, name]) => {
      const desc = file.messages.find(({ typeName }) => typeName === name);
      return desc ? [{ number, desc }] : [];
    }),
  ]),
);

/** An event that restates an unchanged state, for consumers that missed it. No consumer reacts to its type. */
const RESTATED = 'StateRestated';

/** The state of any event. */
export type PublishedState = {
  /** full name of the state, such as wellspring.catalog.v1.Location */
  readonly kind: string;
  /** A text of it, by its name in proto. */
  readonly text: (field: string) => string;
  /** A whole number of it; 0: there is none. */
  readonly number: (field: string) => number;
  /** Whether it is. */
  readonly is: (field: string) => boolean;
  /** A fact with the same state and some fields changed, without an act. */
  readonly restated: (changes: Readonly<Record<string, number | boolean | string>>) => Fact;
};

const packageOf = ({ type }: Fact): string => type.slice(0, type.lastIndexOf('.'));

const valueOf = (state: ReflectMessage, name: string): unknown => {
  const field = state.desc.fields.find((one) => one.name === name);
  return field && state.get(field);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const changed = (desc: DescMessage, bytes: Uint8Array, changes: Parameters<PublishedState['restated']>[0]): Message => {
  const message = fromBinary(desc, bytes);
  const state = reflect(desc, message);
  for (const [name, value] of Object.entries(changes)) {
    const field = desc.fields.find((one) => one.name === name);
    if (field?.fieldKind !== 'scalar') throw new Error(`${desc.typeName} has no plain field ${name}`);
    state.set(field, typeof value === 'number' && name.endsWith('revision') ? BigInt(value) : value);
  }
  return message;
};

/** Reads which state an event carries; null: none that is known. @throws AppError VALIDATION when it cannot be read */
export const publishedState = (event: Fact): PublishedState | null => {
  try {
    const fields = messageFields(event.data);
    const carried = CARRIED.get(packageOf(event))?.find(({ number }) => fields.has(number));
    const bytes = carried && fields.get(carried.number);
    if (!carried || !bytes) return null;
    const { desc, number } = carried;
    const state = reflect(desc, fromBinary(desc, bytes));
    return {
      kind: desc.typeName,
      text: (field) => textOf(valueOf(state, field)),
      number: (field) => Number(valueOf(state, field) ?? 0),
      is: (field) => valueOf(state, field) === true,
      restated: (changes) => ({
        topic: event.topic,
        key: event.key,
        type: `${packageOf(event)}.${RESTATED}`,
        data: new BinaryWriter()
          .tag(number, WireType.LengthDelimited)
          .bytes(toBinary(desc, changed(desc, bytes, changes)))
          .finish(),
      }),
    };
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(`${event.type} could not be decoded`), { cause });
  }
};
