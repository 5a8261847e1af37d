import { EVERY_TOPIC, SECURITY_TOPIC, TOPICS, type Topic } from '@wellspring/events/topics';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@wellspring/service-registry/services';

/** The owners of accounts in the engines: each process, and the commands of operators. */
export type AccountName = ServiceName | 'gateway' | 'operator';

/** What an account may do with files: everything below its own folders, and what it may do with those of others. */
export type FileRights = {
  /** folders of the bucket that it reads, writes, lists and clears */
  readonly owns: readonly string[];
  /** folders that it reads */
  readonly reads: readonly string[];
  /** folders that it reads and clears: what is taken over from there */
  readonly takes: readonly string[];
};

/** What one account may do. */
export type Account = {
  /** databases that it reads and writes */
  readonly databases: readonly ServiceName[];
  readonly topics: { readonly reads: readonly Topic[]; readonly writes: readonly Topic[] };
  /** consumer groups: those that begin with its name and a dot, or all */
  readonly groups: 'own' | 'follows all' | 'all';
  readonly files: FileRights | null;
  /** whether it reads and writes the search index */
  readonly searches: boolean;
};

/** Who makes the accounts of others. */
export const ADMINISTRATOR = 'administrator';

/** Where uploads are until a service takes them over. */
const UPLOADS = 'tmp';
const PICTURES = { catalog: 'locations', identity: 'portraits', moderation: 'hero', reviews: 'reviews' } as const;

/** Where streets are that operators fetched. */
const STREETS = 'streets';

/** What the product is made from, which audits and caches follow. */
const STATE_TOPICS: readonly Topic[] = Object.values(TOPICS);

/** The topics of a service; none where it publishes nothing. */
const ownTopics = (name: ServiceName): readonly Topic[] =>
  EVERY_TOPIC.filter((topic) => topic === SERVICES[name].topic || (name === 'identity' && topic === SECURITY_TOPIC));

const service = (name: ServiceName, { reads, pictures = null, searches = false }: Listening): Account => ({
  databases: [name],
  topics: { reads: [...new Set([...ownTopics(name), ...reads])], writes: ownTopics(name) },
  groups: 'own',
  files: pictures === null ? null : { owns: [pictures], reads: [], takes: [UPLOADS] },
  searches,
});

type Listening = {
  /** topics of other services that it listens to */
  readonly reads: readonly Topic[];
  /** the folder of its pictures; null: it has none */
  readonly pictures?: string | null;
  readonly searches?: boolean;
};

/**
 * What each process may do in MongoDB, Kafka, the file store and Elasticsearch, and nothing beside it: who breaks into one
 * process reaches nothing of another. A test compares the topics with what the services listen to.
 */
export const ACCOUNTS: Readonly<Record<AccountName, Account>> = {
  analytics: service('analytics', { reads: [TOPICS.catalog, TOPICS.identity, TOPICS.reviews] }),
  catalog: service('catalog', {
    reads: [TOPICS.reviews, TOPICS.identity, TOPICS.moderation],
    pictures: PICTURES.catalog,
    searches: true,
  }),
  identity: service('identity', { reads: STATE_TOPICS, pictures: PICTURES.identity }),
  'lists-and-badges': service('lists-and-badges', { reads: [TOPICS.catalog, TOPICS.reviews, TOPICS.identity] }),
  moderation: service('moderation', { reads: STATE_TOPICS, pictures: PICTURES.moderation }),
  reviews: service('reviews', { reads: [TOPICS.catalog, TOPICS.identity], pictures: PICTURES.reviews }),
  gateway: {
    databases: [],
    topics: { reads: STATE_TOPICS, writes: [] },
    groups: 'follows all',
    files: { owns: [UPLOADS], reads: [...Object.values(PICTURES), STREETS], takes: [] },
    searches: false,
  },
  operator: {
    databases: SERVICE_NAMES,
    topics: { reads: EVERY_TOPIC, writes: EVERY_TOPIC },
    groups: 'all',
    files: { owns: [UPLOADS, STREETS, ...Object.values(PICTURES)], reads: [], takes: [] },
    searches: true,
  },
};

/** The names, in the order in which accounts are made. */
export const ACCOUNT_NAMES: readonly AccountName[] = [...SERVICE_NAMES, 'gateway', 'operator'];

/** Whether a word is the name of an account. */
export const isAccountName = (name: string): name is AccountName => Object.hasOwn(ACCOUNTS, name);
