import { Fragment, useState, type ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { DraftLine } from './draft-line.tsx';
import { useDraft, type OpenDraft } from './use-draft.ts';

type Props<Name extends string> = Parameters<typeof useDraft<Name>>[0] & {
  /** the form: its first values are those of the draft, and it calls `drop` once it was sent or discarded */
  readonly children: (draft: OpenDraft<Name>) => ReactNode;
};

const DraftedForm = <Name extends string>({ children, ...about }: Props<Name>) => {
  const draft = useDraft(about);
  return (
    <>
      <DraftLine draft={draft} />
      <div className="contents" onChange={draft.onChange}>
        <Fragment key={draft.round}>{children(draft)}</Fragment>
      </div>
    </>
  );
};

/** A form whose texts are stored as they are typed, with a line about restored text. */
export const Drafted = <Name extends string>(props: Props<Name>) => {
  const { isMember, viewer, isPending } = useSession();
  // Whose the draft is has to be known before the form stands. Once it stands it stays, also when the session ends.
  const [isBegun, setBegun] = useState(false);
  const isOwnerResolved = viewer !== null || !isMember || !isPending;
  if (isOwnerResolved && !isBegun) setBegun(true);
  return isOwnerResolved || isBegun ? <DraftedForm {...props} /> : null;
};
