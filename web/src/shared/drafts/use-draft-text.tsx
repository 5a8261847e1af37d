import { useState, type ReactNode } from 'react';
import { DraftLine } from './draft-line.tsx';
import { useDraft } from './use-draft.ts';

type DraftText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** says that the text was put back */
  readonly line: ReactNode;
  /** After it was sent or discarded. */
  readonly drop: () => void;
  /** sent again with the same key, it is created once */
  readonly idempotencyKey: () => string;
};

/** A dialog's one text, empty at first, that is stored until it is sent or discarded. `subject`: the id of its subject. */
export const useDraftText = (form: string, subject: string): DraftText => {
  const draft = useDraft({ form, subject, initial: { text: '' } });
  const [text, show] = useState(draft.values.text);
  const setText = (next: string): void => {
    show(next);
    draft.keep({ text: next });
  };
  const discard = (): void => {
    draft.discard();
    show('');
  };
  const { drop, idempotencyKey } = draft;
  return { text, setText, line: <DraftLine draft={{ ...draft, discard }} />, drop, idempotencyKey };
};
