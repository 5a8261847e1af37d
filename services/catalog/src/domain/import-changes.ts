import { factValueText } from '@wellspring/place-schema/fact-text';
import { rowOf } from '@wellspring/place-schema/kinds';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { valueText } from '@wellspring/place-schema/value-text';
import { categoryName } from './categories.ts';
import type { Location } from './location.ts';
import type { FieldChange, Reimported } from './reimport.ts';

/** What became of the rows of an import; each row counts once. */
export const IMPORT_COUNTS = [
  'added',
  'updated',
  'unchanged',
  /** differs only where a person has set something */
  'kept',
  /** was deleted by a person and does not come back, or is here already as permanently closed */
  'withheld',
  'refused',
] as const;

export type ImportCounts = Record<(typeof IMPORT_COUNTS)[number], number>;

export const noCounts = (): ImportCounts => ({
  added: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  withheld: 0,
  refused: 0,
});

/** What an import does to places and their fields, in the order it is shown. `cleared`: a field that loses its value. */
export const CHANGE_KINDS = ['added', 'updated', 'cleared', 'kept', 'withheld'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change in words; `field` is null where it is about the whole place. */
export type ShownChange = {
  readonly place: string;
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

/** All changes of one kind by number, and the first of them in words. */
export type ChangesOfKind = {
  readonly kind: ChangeKind;
  readonly count: number;
  readonly first: readonly ShownChange[];
};

const FIRST = 10;
const LONGEST_VALUE = 80;

const isNamed = (value: object): value is { readonly name: string } => 'name' in value;
const isPoint = (value: object): value is { readonly latitude: number; readonly longitude: number } =>
  'latitude' in value && 'longitude' in value;

const inWords = (value: unknown): string | null => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inWords).join(', ') || null;
  if (typeof value !== 'object' || value === null) return null;
  if (isPoint(value)) return `${value.latitude}, ${value.longitude}`;
  return isNamed(value) ? value.name : null;
};

const shortened = (text: string | null): string | null =>
  text !== null && text.length > LONGEST_VALUE ? `${[...text].slice(0, LONGEST_VALUE).join('')}…` : text;

const english = sayFieldsIn('en');

const shownChange = (place: string, { field, before, after }: FieldChange): ShownChange => {
  const kind = rowOf(field)?.kind;
  const words = (value: unknown): string | null => {
    if (field === 'categoryId' && typeof value === 'number') return categoryName(value);
    if (kind === 'fact') return shortened(factValueText(english, field, value, 'en'));
    return shortened(kind === 'choice' || kind === 'set' ? valueText(english, field, value, 'en') : inWords(value));
  };
  return { place, field, before: words(before), after: words(after) };
};

/** Counts what an import would do, and collects the first changes of each kind. */
export const collectChanges = () => {
  const collected = CHANGE_KINDS.map((kind) => ({ kind, count: 0, first: [] as ShownChange[] }));
  const add = (kind: ChangeKind, change: () => ShownChange): void => {
    const of = collected.find((each) => each.kind === kind);
    if (!of) return;
    of.count += 1;
    if (of.first.length < FIRST) of.first.push(change());
  };
  const place = (name: string) => (): ShownChange => ({ place: name, field: null, before: null, after: null });
  return {
    added: ({ name }: Location): void => add('added', place(name)),
    withheld: (name: string): void => add('withheld', place(name)),
    reimported: ({ name }: Location, { changes, preserved }: Reimported): void => {
      for (const change of changes) {
        const shown = shownChange(name, change);
        add(shown.after === null ? 'cleared' : 'updated', () => shown);
      }
      for (const change of preserved) add('kept', () => shownChange(name, change));
    },
    all: (): readonly ChangesOfKind[] => collected.filter(({ count }) => count > 0),
  };
};

export type Changes = ReturnType<typeof collectChanges>;
