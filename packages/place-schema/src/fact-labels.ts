import { say, type Message } from '@wellspring/words/message';
import type { MessageId } from '@wellspring/words/messages';
import { PLACE_FACTS } from './facts.ts';
import type { FieldMessageId } from './labels.ts';
import { choiceName, partName, vocabularyOf } from './message-names.ts';
import type { FactRow } from './row.ts';

/** A message of a part of a fact, or of one of its choices. None has parameters. */
export type FactMessageId = Extract<MessageId, `facts.${string}` | `kinds.${string}`>;

/** Says the messages of fields and facts in a language. */
export type SayFact = (id: FieldMessageId | FactMessageId) => string;

const ROWS: Readonly<Record<string, FactRow>> = PLACE_FACTS;

/** The names of the messages: of each part, and of each choice that it has. */
const NAMES: ReadonlySet<string> = new Set([
  'factBasis',
  'factDate',
  'factSource',
  ...Object.entries(ROWS).flatMap(([fact, { parts }]) =>
    Object.entries(parts).flatMap(([part, row]) => [
      partName(fact, part),
      ...(row.kind === 'choice' || row.kind === 'set'
        ? row.choices.map((choice) => choiceName(vocabularyOf(fact, part, row), choice))
        : []),
    ]),
  ),
]);

/** The kinds of places have a part of their own among the messages. */
const KIND = choiceName('placeKind', '');
const idIn = (name: string): string => (name.startsWith(KIND) ? `kinds.${name.slice(KIND.length)}` : `facts.${name}`);
const IDS: ReadonlySet<string> = new Set([...NAMES].map(idIn));

// A test holds that each id has its message.
const isFactMessage = (id: string): id is FactMessageId => IDS.has(id);

const idOf = (name: string): FactMessageId | undefined => {
  const id = idIn(name);
  return isFactMessage(id) ? id : undefined;
};

/** The messages of all facts. */
export const FACT_MESSAGE_IDS: readonly FactMessageId[] = [...NAMES].flatMap((name) => idOf(name) ?? []);

/** How a part of a fact, or its source or date, is called in sentences; one of a newer release by its name. */
export const partMessage = (name: string): Message | string => {
  const id = idOf(name);
  return id ? say(id) : name;
};

/** How a part of a fact, or one of its choices, is called; one of a newer release by its name. */
export const factLabel = (t: SayFact, name: string): string => {
  const id = idOf(name);
  return id ? t(id) : name;
};

type Range = { readonly min: number; readonly max: number };

/** Why parts of facts are refused, each by its name. */
export const partTooLong = (name: string, max: number): Message =>
  say('contract.fieldTooLong', { label: partMessage(name), max });
export const partMissing = (name: string): Message => say('contract.fieldMissing', { label: partMessage(name) });
export const partOutOfRange = (name: string, { min, max }: Range): Message =>
  say('contract.outOfRange', { label: partMessage(name), min, max });
export const partNotAChoice = (name: string): Message => say('contract.notAChoice', { label: partMessage(name) });
export const notADate = (name: string): Message => say('contract.notADate', { label: partMessage(name) });
