import type { Fact, Message } from '@wellspring/platform/bus/port';
import { openDocuments, type DocumentsOptions } from '@wellspring/platform/documents/documents';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { newId } from '@wellspring/platform/ids';
import { Schema, type Model } from 'mongoose';
import { pino } from 'pino';
import { collectingPublisher } from '../in-memory-bus.ts';

/** Where a suite runs. `shared`: several processes may have one database open. */
export type StoreUnderTest = { readonly store: DocumentsOptions['store']; readonly shared: boolean };

export type Note = Stored & { title: string; steps: number[]; count: number; remark?: string };

const noteSchema = new Schema<Note>({
  title: { type: String, required: true },
  steps: [Number],
  count: Number,
  remark: String,
});
noteSchema.index({ title: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } });

export const note = (id: string, more: Partial<Note> = {}): Note => ({
  _id: id,
  revision: 1,
  v: 1,
  title: `title of ${id}`,
  steps: [],
  count: 0,
  deletedAt: null,
  ...more,
});

/** An event that names its document and its change. */
export const factAbout = (key: string, what: number | string): Fact => ({
  topic: 'test.notes.v1',
  type: 'test.notes.v1.NoteChanged',
  key,
  data: Buffer.from(`${key}:${what}`),
});

export const dataOf = (messages: readonly Message[]): string[] =>
  messages.map(({ data }) => Buffer.from(data).toString());

/** In the order of their first delivery. */
export const distinctDataOf = (messages: readonly Message[]): string[] => [...new Set(dataOf(messages))];

export type Opened = {
  readonly documents: Documents;
  readonly notes: Model<Note>;
  readonly bus: ReturnType<typeof collectingPublisher>;
};

type Opening = Partial<Pick<DocumentsOptions, 'publish' | 'deadLetter' | 'drainStalledMs' | 'now' | 'traceparent'>> & {
  readonly purge?: boolean;
  readonly start?: boolean;
};

export const openNotes = async (
  store: DocumentsOptions['store'],
  database: string,
  opening: Opening = {},
): Promise<Opened> => {
  const { purge = false, start = true, ...given } = opening;
  const bus = collectingPublisher();
  const documents = await openDocuments({
    store,
    database,
    source: 'notes',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: pino({ level: 'silent' }),
    newId,
    now: () => new Date(),
    ...given,
  });
  const notes = documents.model<Note>('Note', noteSchema, { purge });
  if (start) await documents.start();
  return { documents, notes, bus };
};

/** Gives each test its own database, and closes what it opened. */
export const databases = ({ store }: StoreUnderTest) => {
  const opened: Opened[] = [];
  let database = '';
  beforeEach(() => {
    database = `notes_${newId()}`;
  });
  afterEach(async () => {
    const [last] = opened.slice(-1);
    if (last?.notes.db.db && 'mongodb' in store) await last.notes.db.dropDatabase();
    for (const { documents } of opened.splice(0)) await documents.close();
  });
  return {
    name: (): string => database,
    open: async (opening?: Opening): Promise<Opened> => {
      const one = await openNotes(store, database, opening);
      opened.push(one);
      return one;
    },
    close: async (one: Opened): Promise<void> => {
      opened.splice(opened.indexOf(one), 1);
      await one.documents.close();
    },
  };
};
