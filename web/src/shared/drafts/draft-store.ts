import { DRAFT_PREFIX, draftNames, harmless } from './draft-storage.ts';

/** The texts of a form by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

/** The owner of the draft, its form, and its subject. */
export type DraftKey = {
  /** id of the member, or VISITOR */
  readonly owner: string;
  readonly form: string;
  /** id of what the form is about; '': the form is about nothing else */
  readonly subject: string;
};

export type Draft = {
  /** only fields that differ from what the form began with */
  readonly fields: Texts;
  /** what those fields held when they were typed in: another value later means that the subject was changed */
  readonly base: Texts;
  /** names of the photos that were chosen; files cannot be stored */
  readonly photos: readonly string[];
  /** belongs to exactly this content, so that sending it again after a crash creates nothing twice */
  readonly idempotencyKey: string;
};

export const VISITOR = 'visitor';

/** Most drafts of a tab; the oldest go first. */
const DRAFTS_MAX = 30;
/** Most characters of one draft as JSON. A longer one is not stored. */
const DRAFT_LENGTH_MAX = 100_000;
/** Milliseconds. Who is not signed in may share the browser with the next person. */
const MEMBER_AGE_MAX = 7 * 24 * 60 * 60 * 1_000;
const VISITOR_AGE_MAX = 30 * 60 * 1_000;

const nameOf = ({ owner, form, subject }: DraftKey): string =>
  DRAFT_PREFIX + [owner, form, subject].map(encodeURIComponent).join(':');

const ownerIn = (name: string): string => decodeURIComponent(name.slice(DRAFT_PREFIX.length).split(':')[0] ?? '');

type Stored = Draft & { readonly at: number };

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  isTexts(value.fields) &&
  'base' in value &&
  isTexts(value.base) &&
  'photos' in value &&
  Array.isArray(value.photos) &&
  value.photos.every((photo) => typeof photo === 'string') &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const readStored = (name: string, now: number): Stored | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    const ageMax = ownerIn(name) === VISITOR ? VISITOR_AGE_MAX : MEMBER_AGE_MAX;
    return isStored(value) && now - value.at <= ageMax ? value : null;
  } catch {
    return null;
  }
};

/** Removes what is too old, unreadable or another member's, then the oldest of what is too much. */
const prune = (owner: string, now: number): void => {
  const stored = draftNames().flatMap((name) => {
    const stored = readStored(name, now);
    const isOthers = owner !== VISITOR && ![owner, VISITOR].includes(ownerIn(name));
    if (stored && !isOthers) return { name, at: stored.at };
    sessionStorage.removeItem(name);
    return [];
  });
  const oldestFirst = stored.toSorted((one, other) => one.at - other.at);
  for (const { name } of oldestFirst.slice(0, Math.max(0, stored.length - DRAFTS_MAX))) sessionStorage.removeItem(name);
};

/** Keeps what was typed in a form, in this tab alone. Never for passwords. `now` in milliseconds. */
export const keepDraft = (key: DraftKey, draft: Draft, now: number = Date.now()): void =>
  harmless(() => {
    const text = JSON.stringify({ ...draft, at: now } satisfies Stored);
    if (text.length > DRAFT_LENGTH_MAX) return;
    sessionStorage.setItem(nameOf(key), text);
    prune(key.owner, now);
  });

/** The stored draft; null: none. Reading a member's draft deletes those of other members in this tab. */
export const draftOf = (key: DraftKey, now: number = Date.now()): Draft | null => {
  harmless(() => prune(key.owner, now));
  return readStored(nameOf(key), now);
};

/** After it was sent or discarded. */
export const dropDraft = (key: DraftKey): void => harmless(() => sessionStorage.removeItem(nameOf(key)));
