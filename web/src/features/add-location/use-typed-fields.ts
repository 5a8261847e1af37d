import { useRef, useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { EMPTY, fieldsIn, serializeFields, type Fields } from './location-fields.ts';

/** The typed fields of a place, stored at once. The form itself may not be loaded yet. */
export const useTypedFields = () => {
  const draft = useDraft({ form: 'add-location', initial: serializeFields(EMPTY) });
  const [first, setFirst] = useState(() => fieldsIn(draft.values));
  const [round, setRound] = useState(0);
  const now = useRef(first);
  const change = (fields: Fields): void => {
    now.current = fields;
    draft.keep(serializeFields(fields));
  };
  const begin = (fields: Fields): void => {
    now.current = fields;
    setFirst(fields);
    setRound((before) => before + 1);
  };
  return {
    draft,
    /** what the form begins with */
    first,
    /** rises when the form is filled in or emptied as a whole, and starts afresh */
    round,
    change,
    /** Fills in what is not typed. */
    fill: (filled: (typed: Fields) => Fields): void => {
      change(filled(now.current));
      begin(now.current);
    },
    clear: (): void => {
      draft.discard();
      begin(EMPTY);
    },
  };
};

export type TypedFields = ReturnType<typeof useTypedFields>;
