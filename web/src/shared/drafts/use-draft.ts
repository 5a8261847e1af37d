import { useRef, useState, type SyntheticEvent } from 'react';
import { useViewer } from '../session/session.tsx';
import { draftOf, dropDraft, keepDraft, VISITOR, type Draft, type Texts } from './draft-store.ts';
import { changedTexts, textsBefore, typedTexts } from './typed-texts.ts';

/** `isStale`: the subject was changed after the text was typed. Restoring the draft would overwrite that, so the member decides. */
type Found = { readonly draft: Draft | null; readonly isStale: boolean };

const NOTHING: Found = { draft: null, isStale: false };

/** What of a draft still differs from what the form begins with. */
const foundIn = (draft: Draft | null, initial: Texts): Found => {
  if (!draft) return NOTHING;
  const fields = changedTexts(initial, draft.fields);
  const names = Object.keys(fields);
  if (names.length === 0 && draft.photos.length === 0) return NOTHING;
  return { draft: { ...draft, fields }, isStale: names.some((name) => initial[name] !== draft.base[name]) };
};

/** What is sent after a change, or with other photos, is something else, and has another key. */
const withNewKey = (draft: Omit<Draft, 'idempotencyKey'>): Draft => ({ ...draft, idempotencyKey: crypto.randomUUID() });

type About<Name extends string> = {
  readonly form: string;
  /** id of what the form is about */
  readonly subject?: string;
  /** what the form begins with, by the names of its fields */
  readonly initial: Readonly<Record<Name, string>>;
};

export type OpenDraft<Name extends string = string> = {
  /** what the form shows first: what was typed before, else `initial` */
  readonly values: Readonly<Record<Name, string>>;
  /** key of the form: it starts afresh when a draft is put back or discarded */
  readonly round: number;
  /** what was put back; null: nothing */
  readonly restored: Draft | null;
  /** the text from before the subject was changed elsewhere; null: none */
  readonly stale: Draft | null;
  /** for the form, or what contains its fields: keeps each change */
  readonly onChange: (event: SyntheticEvent) => void;
  /** for what is changed without an event */
  readonly keep: (typed: Texts) => void;
  /** the names of the photos that are chosen now */
  readonly keepPhotos: (names: readonly string[]) => void;
  /** After it was sent or discarded. */
  readonly drop: () => void;
  readonly discard: () => void;
  readonly putBack: () => void;
  /** of what is typed now: sent again with the same key, it is created once */
  readonly idempotencyKey: () => string;
};

/**
 * Stores the typed text of a form, for its member, in this tab, until it is sent or discarded: through a reload, another page, a closed
 * dialog and a session that ended.
 */
export const useDraft = <Name extends string>({ form, subject = '', initial }: About<Name>): OpenDraft<Name> => {
  const viewer = useViewer();
  const key = { owner: viewer?.id ?? VISITOR, form, subject };
  const visitorKey = { ...key, owner: VISITOR };
  const [found, setFound] = useState(() => {
    const own = draftOf(key);
    if (own || !viewer) return foundIn(own, initial);
    // What a visitor typed is the member's who signs in next only if it carries the member's address.
    const visitors = draftOf(visitorKey);
    const isTheirs = visitors?.fields['email']?.trim().toLowerCase() === viewer.email.toLowerCase();
    return isTheirs ? foundIn(visitors, initial) : NOTHING;
  });
  const [round, setRound] = useState(0);
  const restored = found.isStale ? null : found.draft;
  const now = useRef(restored && restored.photos.length > 0 ? withNewKey(restored) : restored);
  /** what the form that stands began with; null: it was sent, and the next change begins with what is stored by then */
  const began = useRef<Texts | null>(initial);
  const [keyOfUnchanged] = useState(() => crypto.randomUUID());

  const write = (next: Omit<Draft, 'idempotencyKey'>): void => {
    const isEmpty = Object.keys(next.fields).length === 0 && next.photos.length === 0;
    now.current = isEmpty ? null : withNewKey(next);
    if (now.current) keepDraft(key, now.current);
    else dropDraft(key);
  };
  const keep = (typed: Texts): void => {
    began.current ??= initial;
    const fields = changedTexts(began.current, { ...now.current?.fields, ...typed });
    write({ fields, base: textsBefore(began.current, fields), photos: now.current?.photos ?? [] });
  };
  const forget = (): void => {
    now.current = null;
    dropDraft(key);
    dropDraft(visitorKey);
    setFound(NOTHING);
  };
  return {
    values: { ...initial, ...restored?.fields },
    round,
    restored,
    stale: found.isStale ? found.draft : null,
    onChange: ({ target }) => {
      const typedIn = target instanceof Element ? target.closest('form') : null;
      if (typedIn) keep(typedTexts(typedIn, Object.keys(initial)));
    },
    keep,
    keepPhotos: (names) => {
      const missing = restored?.photos.filter((name) => !names.includes(name)) ?? [];
      write({ fields: {}, base: {}, ...now.current, photos: [...names, ...missing] });
      if (restored) setFound({ draft: { ...restored, photos: missing }, isStale: false });
    },
    drop: () => {
      began.current = null;
      forget();
    },
    discard: () => {
      began.current = initial;
      forget();
      setRound(round + 1);
    },
    putBack: () => {
      began.current = initial;
      keep(found.draft?.fields ?? {});
      setFound({ ...found, isStale: false });
      setRound(round + 1);
    },
    idempotencyKey: () => now.current?.idempotencyKey ?? keyOfUnchanged,
  };
};
