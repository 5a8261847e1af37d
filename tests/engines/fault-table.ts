/** What people do, in the order of the table's columns. */
export const OPERATIONS = ['sign in', 'read', 'search', 'review', 'upload', 'submit'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What becomes of it. `refused`: 503 in these words, and nothing was done. */
export type Outcome = 'works' | 'works, follows' | { readonly refused: string };

const works = 'works';
/** It is done and stays done; what is shown elsewhere because of it follows when the fault is over. */
const follows = 'works, follows';

const AWAY = { refused: 'This is not available right now. Please try again in a moment.' };
const DOCUMENTS = { refused: 'The data cannot be reached right now. Please try again in a moment.' };
const SEARCH = { refused: 'Search does not answer at the moment.' };
const PHOTOS = {
  refused: 'Photos cannot be taken in right now. Please try again in a moment, or send what you wrote without photos.',
};
const FULL = { refused: 'The disk is full: nothing can be saved until there is room again.' };

/** What is away or wrong, and what people meet meanwhile. One process of each part, where nothing else is said. */
export const FAULTS = {
  'MongoDB is unavailable': {
    'sign in': DOCUMENTS,
    read: DOCUMENTS,
    search: DOCUMENTS,
    review: DOCUMENTS,
    upload: DOCUMENTS,
    submit: DOCUMENTS,
  },
  'Kafka is unavailable': {
    'sign in': works,
    read: works,
    search: works,
    review: follows,
    upload: works,
    submit: follows,
  },
  'Elasticsearch is unavailable': {
    'sign in': works,
    read: works,
    search: SEARCH,
    review: follows,
    upload: works,
    submit: follows,
  },
  'the file store is unavailable': {
    'sign in': works,
    read: works,
    search: works,
    review: works,
    upload: PHOTOS,
    submit: works,
  },
  'catalog is killed': {
    'sign in': works,
    read: AWAY,
    search: AWAY,
    review: follows,
    upload: AWAY,
    submit: AWAY,
  },
  'one of two gateways is killed': {
    'sign in': works,
    read: works,
    search: works,
    review: works,
    upload: works,
    submit: works,
  },
  "catalog's clock is an hour ahead": {
    'sign in': works,
    read: AWAY,
    search: AWAY,
    review: follows,
    upload: AWAY,
    submit: AWAY,
  },
  'the disk of DATA_DIR is full (one process)': {
    'sign in': FULL,
    read: works,
    search: works,
    review: FULL,
    upload: PHOTOS,
    submit: FULL,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Operation, Outcome>>>>;
export type FaultName = keyof typeof FAULTS;

const cell = (outcome: Outcome): string => (typeof outcome === 'string' ? outcome : `503 “${outcome.refused}”`);

/** A row of the table as docs/operations.md has it. */
export const documentedRow = (fault: FaultName): string =>
  `| ${[fault, ...OPERATIONS.map((operation) => cell(FAULTS[fault][operation]))].join(' | ')} |`;
