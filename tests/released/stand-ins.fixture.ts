/** The placeholder of every time, day and number of milliseconds in a recording. */
const MOMENT = '2026-01-01T12:00:00.000Z';
const DAY = MOMENT.slice(0, 10);
const MILLISECONDS = Date.parse(MOMENT);

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const MADE_MOMENT = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const MADE_DAY = /\b20\d\d-\d\d-\d\d\b(?!T)/g;
const MADE_MILLISECONDS = /\b1[789]\d{11}\b/g;
const PICTURE = /\b[0-9a-f]{32}\b/g;
/** Made at random: long, of signs of base64url, letters of both cases and figures. */
const RANDOM = /(?<![\w.-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{12,}(?![\w.-])/g;
const RANDOM_FIELDS = ['hash', 'salt', 'shareCode', 'submissionDigest'];
/** The number of published totals of a day depends on the speed of the machine, a place's rank on its id: both are recorded as one. */
const UNSTEADY_FIELDS = ['featuredRank', 'knownRank', 'newUsers', 'pageViews', 'activeUsers', 'locationSubmissions'];
const isUnsteady = (object: object): boolean => Object.hasOwn(object, 'locationSubmissions');
const PASSWORD_HASH = /\$argon2id\$[^"]+/g;
/** Of the password of every member in the stories. */
const FIXED_HASH = '$argon2id$v=19$m=19456,t=2,p=1$zd6I4mOiPVJyI+qYzfEA/g$cFJCWRw8Bt5+7t71IgOgEpakb5RN9UjNDR+aDto32c0';

/** What an id is of, by the field that it stands in. */
const KIND_OF_FIELD: Readonly<Record<string, string>> = {
  locationId: 'location',
  userId: 'member',
  submittedBy: 'member',
  by: 'member',
  reviewId: 'review',
  tripListId: 'list',
  reportId: 'report',
  proposalId: 'proposal',
  messageId: 'message',
  imageId: 'hero image',
  requestId: 'reset request',
  photoId: 'photo',
};
const OTHER = 'other';
const KINDS = [...new Set(Object.values(KIND_OF_FIELD)), OTHER, 'event'];

const uuidOf = (kind: string, number: number): string =>
  `01980000-0000-7000-8000-${KINDS.indexOf(kind).toString(16).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;

/** The placeholder id of the first entity of a kind: the same in every recording. */
export const standIn = (kind: string, number = 1): string => uuidOf(kind, number);

const mask = (text: string): string => 'A'.repeat(text.length);

/** For JSON.parse. */
const steady = (field: string, value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && isUnsteady(value)) return { ...value, revision: 1 };
  if (typeof value === 'number') return UNSTEADY_FIELDS.includes(field) ? 1 : value;
  if (typeof value !== 'string' || value === FIXED_HASH) return value;
  return RANDOM_FIELDS.includes(field) ? mask(value) : value.replaceAll(RANDOM, mask);
};

/** A JSON value without what differs from run to run: each entity of a kind is the first, or the next, of its kind. */
export const standInsFor = (recorded: readonly unknown[]) => {
  const kinds = new Map<string, string>();
  JSON.stringify(recorded, (field, value: unknown) => {
    const kind = KIND_OF_FIELD[field];
    if (kind !== undefined && typeof value === 'string') for (const [id] of value.matchAll(UUID)) kinds.set(id, kind);
    return value;
  });
  return (value: unknown): unknown => {
    const replaced = new Map<string, string>();
    const counts = new Map<string, number>();
    const idFor = (id: string): string => {
      const kind = kinds.get(id) ?? OTHER;
      const found = replaced.get(id);
      if (found !== undefined) return found;
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      replaced.set(id, uuidOf(kind, number));
      return uuidOf(kind, number);
    };
    const text = JSON.stringify(value)
      .replaceAll(PASSWORD_HASH, FIXED_HASH)
      .replaceAll(PICTURE, '0'.repeat(32))
      .replaceAll(UUID, idFor)
      .replaceAll(MADE_MOMENT, MOMENT)
      .replaceAll(MADE_DAY, DAY)
      .replaceAll(MADE_MILLISECONDS, String(MILLISECONDS));
    const plain: unknown = JSON.parse(text, steady);
    return plain;
  };
};

const leaves = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + leaves(each), 0)
    : Number(value !== null);

/** The one that says most; of several the first in the order of their texts. */
export const richest = <Value>(values: readonly Value[]): Value | undefined =>
  values
    .map((value) => ({ value, text: JSON.stringify(value), said: leaves(value) }))
    .toSorted((a, b) => b.said - a.said || (a.text < b.text ? -1 : 1))[0]?.value;
