import * as native from 'mongoose/lib/drivers/node-mongodb-native/index.js';

import { bulkError, unsupported, writeErrorOf } from './errors.ts';
import type { WriteError } from './errors.ts';
import { queryOf } from './find.ts';
import { modify, remove, updating } from './modify.ts';
import type { Change, Modified } from './modify.ts';
import type { Store } from './store.ts';
import { insertDoc } from './table.ts';
import { collectionOf } from './tables.ts';
import { plainDoc } from './values.ts';

type Raw = native.RawBulkResult;
type Id = { index: number; _id: unknown };

const emptyRaw = (): Raw => ({
  ok: 1, writeErrors: [], writeConcernErrors: [], insertedIds: [], upserted: [],
  nInserted: 0, nUpserted: 0, nMatched: 0, nModified: 0, nRemoved: 0,
}); // prettier-ignore

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const FORBIDDEN = ['arrayFilters', 'collation', 'hint'];

type Operation = { readonly kind: string; readonly args: Record<string, unknown>; readonly given: unknown };

const operationOf = (given: unknown): Operation => {
  const [entry] = isRecord(given) ? Object.entries(given) : [];
  if (!entry || !isRecord(entry[1])) throw unsupported('A bulk operation of this form');
  const [kind, args] = entry;
  for (const name of FORBIDDEN) if (args[name] != null) throw unsupported(`The option ${name}`);
  return { kind, args, given };
};

const note = (raw: Raw, index: number, { matched, modified, upsertedId }: Modified): void => {
  raw.nMatched += matched;
  raw.nModified += modified;
  if (upsertedId === undefined) return;
  raw.nUpserted++;
  raw.upserted.push({ index, _id: upsertedId });
};

type Step = (index: number) => void;

const modifying = (
  store: Store,
  name: string,
  raw: Raw,
  args: Record<string, unknown>,
  change: Change,
  many: boolean,
): Step => {
  const query = queryOf(args['filter'], args['sort']);
  return (index) => note(raw, index, modify(store, name, query, change, many, { upsert: args['upsert'] }));
};

/** Reads one operation; what it answers does it. */
const stepOf = (store: Store, name: string, raw: Raw, { kind, args }: Operation): Step => {
  switch (kind) {
    case 'insertOne': {
      const doc = plainDoc(args['document'] ?? args, 'A document');
      return (index) => {
        const { _id: id } = insertDoc(store, collectionOf(store, name), doc);
        raw.nInserted++;
        raw.insertedIds.push({ index, _id: id });
      };
    }
    case 'updateOne':
    case 'updateMany':
      return modifying(store, name, raw, args, updating(args['update']), kind === 'updateMany');
    case 'deleteOne':
    case 'deleteMany': {
      const query = queryOf(args['filter']);
      return () => {
        raw.nRemoved += remove(store, name, query, kind === 'deleteMany');
      };
    }
    default:
      throw unsupported(`bulkWrite with ${kind}`);
  }
};

const runAll = (steps: readonly Step[], given: readonly unknown[], raw: Raw, ordered: boolean): unknown => {
  const errors: WriteError[] = [];
  for (const [index, step] of steps.entries()) {
    try {
      step(index);
    } catch (error) {
      errors.push(writeErrorOf(error, index, given[index]));
      if (ordered) break;
    }
  }
  raw.writeErrors = [...errors];
  const result = new native.BulkWriteResult(raw, false);
  if (errors.length > 0) throw bulkError(errors, result);
  return result;
};

/** Everything is read before anything is written, so that a refused operation leaves nothing behind. */
export const bulkWrite = (
  store: Store,
  name: string,
  operations: readonly unknown[],
  ordered: boolean,
): (() => unknown) => {
  const raw = emptyRaw();
  const steps = operations.map((given) => stepOf(store, name, raw, operationOf(given)));
  return () => runAll(steps, operations, raw, ordered);
};

export const insertMany = (store: Store, name: string, docs: readonly unknown[], ordered: boolean): (() => unknown) => {
  const raw = emptyRaw();
  const steps = docs.map((given) => stepOf(store, name, raw, { kind: 'insertOne', args: { document: given }, given }));
  return () => {
    runAll(steps, docs, raw, ordered);
    const insertedIds = Object.fromEntries(raw.insertedIds.map(({ index, _id: id }: Id) => [index, id]));
    return { acknowledged: true, insertedCount: raw.nInserted, insertedIds };
  };
};
