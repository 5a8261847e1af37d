import { cp } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { changesOf } from '@wellspring/gateway/cache/changes';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { filesReleased, readReleased, RELEASES } from '@wellspring/testkit/releases';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { signIn } from '../killed/members.fixture.ts';
import { tell, withProduct, type Opened } from '../killed/story.fixture.ts';
import { settled } from './calls.fixture.ts';
import { asStored, readCollections, writeCollections } from './collections.fixture.ts';
import { contentOf, EVENT_TYPES, messageOf, RecordedEvent } from './events.fixture.ts';
import { SampleDocuments } from './samples.fixture.ts';
import { standIn } from './stand-ins.fixture.ts';

const jsonIn = (version: string, folder: string) =>
  filesReleased(version, folder).map((file) => ({
    name: file.replace('.json', ''),
    content: JSON.parse(readReleased(version, folder, file)) as unknown,
  }));

/** What a migration takes out: former values of what can be personal, in the record of acts. */
const ERASED: ReadonlySet<string> = new Set(['moderation.auditentries.changes']);
/** Computed again from other fields when the document is written. */
const COMPUTED: ReadonlySet<string> = new Set(['catalog.locations.knownRank']);

/** The whole product is opened on what a release left. */
const LONG_MS = 120_000;

/** One message of each type that a release published. */
const eventsOf = (version: string): readonly RecordedEvent[] =>
  jsonIn(version, 'events').flatMap(({ content }) => z.array(RecordedEvent).parse(content));

/** One document of each collection that a release stored, by service. */
const documentsOf = (version: string) =>
  jsonIn(version, 'documents').map(({ name, content }) => ({ service: name, samples: SampleDocuments.parse(content) }));

/** A data folder in which a release left its documents. */
const folderOf = async (version: string): Promise<string> => {
  const folder = await temporaryFolder();
  for (const { service, samples } of documentsOf(version)) await writeCollections(folder, service, samples);
  return folder;
};

const ADMIN: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: true };
const MEMBER: Actor = { kind: 'member', id: standIn('member'), isAdmin: false, isOwner: false };

/** Where what members and admins wrote and did is shown, each to who may see it. */
const QUESTIONS: readonly (readonly [Actor, string])[] = [
  [ADMIN, '{ siteSettings { key value } adminHeroImages { originalName } }'],
  [ADMIN, '{ adminReports { reports { type status notes description } } }'],
  [ADMIN, '{ adminContactMessages { messages { name email subject message } } }'],
  [ADMIN, '{ proposals { proposals { kind status message } } adminAudit { entries { kind byId } } }'],
  [ADMIN, '{ adminUsers { users { email firstName lastName username } } adminAnalytics { days { date } } }'],
  [
    MEMBER,
    `query ($location: ID!) { location(id: $location) {
      name description address city state website phoneNumber hours tags { name } photos { caption }
      isFavorite visitStatus reviews { reviews { title content rating } } averageRating
    } }`,
  ],
  [MEMBER, '{ tripLists { lists { name description shareCode items { notes } } } exportMarks { notes visitDate } }'],
  [MEMBER, 'query ($member: ID!) { badgeHolder(userId: $member) { badges { badgeType badgeLevel } } }'],
];

/** Of these documents these fields are shown. */
const SHOWN: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'catalog',
    'locations',
    ['name', 'description', 'address', 'state', 'website', 'phoneNumber', 'hours', 'averageRating'],
  ],
  ['catalog', 'proposals', ['kind', 'status', 'message']],
  ['identity', 'users', ['email', 'firstName', 'lastName', 'username']],
  ['lists-and-badges', 'triplists', ['name', 'description', 'shareCode']],
  ['lists-and-badges', 'marks', ['notes', 'visitDate', 'visitStatus']],
  ['moderation', 'auditentries', ['kind', 'by']],
  ['moderation', 'contactmessages', ['name', 'email', 'subject', 'message']],
  ['moderation', 'reports', ['type', 'status', 'notes', 'description']],
  ['moderation', 'sitesettings', ['_id', 'value']],
  ['reviews', 'reviews', ['title', 'content', 'rating']],
];

const answersOf = async (opened: Opened): Promise<string> => {
  const answers: unknown[] = [];
  const variables = { location: standIn('location'), member: standIn('member') };
  for (const [actor, question] of QUESTIONS) answers.push(await tell(opened, actor, question, variables));
  return JSON.stringify(answers);
};

/** Data that changes or expires with time, or depends on the time of publishing. */
const PASSING = new Set([
  'activepeople',
  'countedviews',
  'dailytotals',
  'events',
  'limits',
  'placeviews',
  'resetrequests',
  'salts',
  'securityevents',
  'sessions',
  'signinlinks',
  'tallies',
  'turns',
]);

/** A consumer that came later may wait for events that did not exist then. */
const isFor =
  (consumer: Consumer) =>
  (message: Message): boolean =>
    consumer.topics.includes(message.topic) && (consumer.kind === 'projection' || consumer.reactsTo(message));

/** The version of a document's form rises when it is brought up to date, the revision of a place when its hours are read. */
const RISING: ReadonlySet<string> = new Set(['v', 'revision', 'indexVersion']);
const isRaised = (version: unknown, released: unknown): boolean => Number(version) > Number(released);

/** The current product on the data of a release: what it shows and stores of it, and the effect of the release's events. */
const openOn = async (version: string, events: readonly RecordedEvent[]) => {
  const [folder, copy] = [await folderOf(version), await temporaryFolder()];
  const reached = new Set<string>();
  const messages = events.map(messageOf);
  return withProduct(
    folder,
    async (opened) => {
      await settled(opened);
      const answers = await answersOf(opened);
      // It has the files open: others read a copy.
      await cp(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
      const stored = await readCollections(copy);
      const member = await signIn(opened, 'ann');
      await opened.bus.publish(messages);
      await settled(opened);
      const groups = opened.product.services
        .flatMap(({ consumers }) => consumers)
        .filter((consumer) => messages.some(isFor(consumer)))
        .map(({ group }) => group);
      const letters = await opened.bus.deadLetters();
      const deadLetters = letters.map(({ group, reason, message }) => `${message.type} by ${group}: ${reason}`);
      return { answers, member, stored, reached, groups, deadLetters };
    },
    (point) => reached.add(point),
  );
};

describe.each(RELEASES)('events and documents of release %s', (version) => {
  const events = eventsOf(version);

  it.each(events.map((event) => [event.headers['ce_type'] ?? '', event] as const))(
    'is read as it was meant: %s',
    (type, event) => {
      const message = messageOf(event);
      expect(message).toMatchObject({ type, key: event.key, topic: event.topic });
      expect(contentOf(type, message.data)).toMatchObject(z.looseObject({}).parse(event.content));
    },
  );

  it('has events that are still published by these names', () => {
    const types = events.map(({ headers }) => headers['ce_type']);
    expect(types.filter((type) => !EVENT_TYPES.some((supported) => supported === type))).toEqual([]);
    expect(types.length).toBeGreaterThan(50);
  });

  let today: Awaited<ReturnType<typeof openOn>>;
  beforeAll(async () => {
    today = await openOn(version, events);
  }, LONG_MS);

  it('is handled by every consumer, and by the gateway, without a dead letter', () => {
    expect(today.deadLetters).toEqual([]);
    expect(today.groups.filter((group) => !today.reached.has(`handled ${group}`))).toEqual([]);
    for (const event of events) expect(() => changesOf(messageOf(event))).not.toThrow();
  });

  it('is shown as it was, and lets in who had an account', () => {
    const documents = new Map(documentsOf(version).map(({ service, samples }) => [service, samples]));
    for (const [service, collection, fields] of SHOWN)
      for (const field of fields)
        expect(today.answers).toContain(JSON.stringify(documents.get(service)?.[collection]?.[field]));
    expect(today.member).toBe(standIn('member'));
  });

  it('keeps every field, unless its time has come or it is to be erased', () => {
    const lost = documentsOf(version).flatMap(({ service, samples }) =>
      Object.entries(samples).flatMap(([name, sample]) => {
        const stored = today.stored[service]?.[name]?.find(({ _id }) => _id === sample._id);
        if (PASSING.has(name)) return [];
        const fields = Object.entries(asStored(sample)).filter(
          ([field, value]) =>
            !isDeepStrictEqual(stored?.[field], value) && !(RISING.has(field) && isRaised(stored?.[field], value)),
        );
        return fields
          .map(([field]) => `${service}.${name}.${field}`)
          .filter((field) => !ERASED.has(field) && !COMPUTED.has(field));
      }),
    );
    expect(lost).toEqual([]);
  });
});
