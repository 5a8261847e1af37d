import { useCallback, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../shared/draft.ts';
import { EMPTY, fieldsIn, keptFields, type Fields } from './location-fields.ts';

/** What is typed of a place, kept at once, with the key that creates one place of it. The form itself may not be there yet. */
export const useTypedFields = (memberId: string) => {
  const draft = `add-location-${memberId}`;
  const [kept] = useState(() => draftOf(draft));
  const [first, setFirst] = useState(() => fieldsIn(kept));
  const [round, setRound] = useState(0);
  const now = useRef(first);
  const key = useRef(kept?.['idempotencyKey'] ?? crypto.randomUUID());
  const change = useCallback(
    (fields: Fields): void => {
      now.current = fields;
      // What is sent after a change is something else.
      key.current = crypto.randomUUID();
      keepDraft(draft, { ...keptFields(fields), idempotencyKey: key.current });
    },
    [draft],
  );
  const begin = (fields: Fields): void => {
    change(fields);
    setFirst(fields);
    setRound((before) => before + 1);
  };
  return {
    /** what the form begins with */
    first,
    /** rises when the form is filled in or emptied as a whole, and starts afresh */
    round,
    change,
    /** Fills in what is not typed. */
    fill: (filled: (typed: Fields) => Fields): void => begin(filled(now.current)),
    clear: (): void => {
      begin(EMPTY);
      dropDraft(draft);
    },
    /** After the place was created. */
    forget: (): void => dropDraft(draft),
    /** sent again with it, the same is created once */
    idempotencyKey: (): string => key.current,
  };
};

export type TypedFields = ReturnType<typeof useTypedFields>;
