import { publishedState, type PublishedState } from '@wellspring/events/published-state';
import { TOPICS } from '@wellspring/events/topics';
import { AppError } from '@wellspring/errors';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import type { Row } from '@wellspring/platform/documents/port';
import { newId } from '@wellspring/platform/ids';
import type { WiredService } from '@wellspring/platform/service/service-context';
import type { Product } from '@wellspring/platform/service/product';
import { verbatim } from '@wellspring/words/message';
import { KINDS, type Kind } from './kinds.ts';

/** Documents that the events name: `documents` exist; `raised`, of these, were below the published revision; `gone` do not exist. */
export type LiftCounts = { readonly documents: number; readonly raised: number; readonly gone: number };

/** One document: the highest revision in the topic, and the states to publish again. */
type TopicDocument = {
  readonly kind: Kind;
  readonly id: string;
  revision: number;
  sum: number;
  row: Row | null;
  /** by part: the last that was published at or below the document's revision, or at all where there is no document */
  readonly states: Map<string, { readonly state: PublishedState; readonly rank: number }>;
};

const AT_ONCE = 500;
const MOST_ATTEMPTS = 5;

const numberIn = (row: Row, field: string): number => Number(row[field] ?? 0);
const secondOf = ({ second }: Kind, state: PublishedState): number => (second ? state.number(second.eventField) : 0);

const eachState = async (
  { bus }: Product,
  topic: string,
  take: (kind: Kind, state: PublishedState) => void,
): Promise<void> => {
  const read = async (messages: readonly Message[]): Promise<void> => {
    for (const message of messages) {
      const state = publishedState(message);
      const kind = state && KINDS[state.kind];
      if (kind) take(kind, state);
    }
  };
  await bus.replay([topic], read)();
};

const keyOf = (kind: Kind, state: PublishedState): string => `${kind.model}/${kind.idOf(state)}`;

/** The highest published revision of every document. */
const highest = async (product: Product, topic: string): Promise<ReadonlyMap<string, TopicDocument>> => {
  const documents = new Map<string, TopicDocument>();
  await eachState(product, topic, (kind, state) => {
    const key = keyOf(kind, state);
    const found = documents.get(key) ?? {
      kind,
      id: kind.idOf(state),
      revision: 0,
      sum: 0,
      row: null,
      states: new Map(),
    };
    found.revision = Math.max(found.revision, state.number('revision'));
    found.sum = Math.max(found.sum, state.number('revision') + secondOf(kind, state));
    documents.set(key, found);
  });
  return documents;
};

const findRows = async (
  { rawDocuments }: WiredService,
  documents: ReadonlyMap<string, TopicDocument>,
): Promise<void> => {
  for (const [model, all] of Map.groupBy(documents.values(), ({ kind }) => kind.model))
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = new Map(all.slice(from, from + AT_ONCE).map((one) => [one.id, one]));
      for (const row of await rawDocuments.findCurrent(model, [...some.keys()])) {
        const found = some.get(row._id);
        if (found) found.row = row;
      }
    }
};

/** Whether a document could have been as this state says: its revision is at most that of the document. */
const isOfDocument = ({ row, kind }: TopicDocument, state: PublishedState): boolean =>
  row === null ||
  (state.number('revision') <= numberIn(row, 'revision') &&
    (!kind.second || secondOf(kind, state) <= numberIn(row, kind.second.documentField)));

const chooseStates = (product: Product, topic: string, documents: ReadonlyMap<string, TopicDocument>): Promise<void> =>
  eachState(product, topic, (kind, state) => {
    const found = documents.get(keyOf(kind, state));
    if (!found || !isOfDocument(found, state)) return;
    const part = kind.partOf?.(state) ?? '';
    const rank = state.number('revision') + secondOf(kind, state);
    if (rank >= (found.states.get(part)?.rank ?? 0)) found.states.set(part, { state, rank });
  });

const isGone = (state: PublishedState, gone: NonNullable<Kind['gone']>): boolean =>
  Object.entries(gone).every(([field, value]) =>
    typeof value === 'boolean' ? state.is(field) === value : state.text(field) === value,
  );

type RaiseOutcome = 'level' | 'raised' | 'conflicts';

/** Publishes the state of a document again, with a revision above every published one. */
const tellAgain = async ({ rawDocuments }: WiredService, one: TopicDocument, read: Row): Promise<RaiseOutcome> => {
  const { kind, states } = one;
  const [now, second] = [numberIn(read, 'revision'), kind.second ? numberIn(read, kind.second.documentField) : 0];
  const isBehind = one.revision > now || one.sum > now + second;
  const revision = isBehind ? Math.max(one.revision, one.sum - second) + 1 : now;
  const fields = { revision, ...(kind.sum === undefined ? {} : { [kind.sum]: revision + second }) };
  const again = { revision, ...(kind.second ? { [kind.second.eventField]: second } : {}) };
  const facts = [...states.values()].map(({ state }) => state.restated(again));
  if (!(await rawDocuments.raiseRevision(kind.model, read, fields, facts))) return 'conflicts';
  return isBehind ? 'raised' : 'level';
};

/** The events that say of a document that does not exist: it is gone. */
const goneFacts = ({ kind, revision, states }: TopicDocument): readonly Fact[] =>
  [...states.values()].flatMap(({ state }) =>
    kind.gone && !isGone(state, kind.gone) ? [state.restated({ ...kind.gone, revision: revision + 1 })] : [],
  );

const liftOnce = async (product: Product, service: WiredService, topic: string, signal: AbortSignal) => {
  const documents = await highest(product, topic);
  await findRows(service, documents);
  await chooseStates(product, topic, documents);
  const counts = { documents: 0, raised: 0, gone: 0, conflicts: 0 };
  for (const one of documents.values()) {
    signal.throwIfAborted();
    if (one.row) {
      counts.documents += 1;
      const outcome = await tellAgain(service, one, one.row);
      if (outcome !== 'level') counts[outcome] += 1;
      continue;
    }
    const facts = goneFacts(one);
    if (facts.length > 0) counts.gone += 1;
    const about = { source: service.subgraph.name, time: new Date() };
    await product.bus.publish(facts.map((fact) => ({ ...fact, ...about, id: newId() })));
  }
  await service.published();
  return counts;
};

/**
 * Brings the documents of a service above all that its topic holds, as after a restore of documents beside a log that went on: what is
 * below gets a revision above, the state of everything is published again, and what does not exist is published as gone. It may be run
 * beside the running product, and again. @throws AppError CONFLICT when documents change faster than this
 */
export const liftRevisions = async (
  product: Product,
  service: WiredService,
  signal: AbortSignal,
): Promise<LiftCounts> => {
  const topic = Object.entries(TOPICS).find(([owner]) => owner === service.subgraph.name)?.[1];
  if (topic === undefined) throw new Error(`${service.subgraph.name} has no topic`);
  let [raised, gone] = [0, 0];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const counts = await liftOnce(product, service, topic, signal);
    raised += counts.raised;
    gone += counts.gone;
    if (counts.conflicts === 0) return { documents: counts.documents, raised, gone };
  }
  throw new AppError(
    'CONFLICT',
    verbatim('Documents change faster than they can be raised: stop the services, then try again.'),
  );
};
