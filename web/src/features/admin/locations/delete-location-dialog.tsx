import { useApolloClient, useQuery } from '@apollo/client/react';
import { MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { useId, useState } from 'react';
import {
  DeleteLocationDocument,
  LocationLossDocument,
  type AdminLocationRowFragment,
} from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { ChangesSinceRead } from './changes-since-read.tsx';
import { useJudgement, type Changed } from './use-judgement.ts';

type Props = {
  /** as it was read */
  readonly location: AdminLocationRowFragment;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** What goes with the place; a count that nobody can tell right now is left out, and it is said so. */
const Loss = ({ id }: { readonly id: string }) => {
  const locale = useLocale();
  const { data, loading } = useQuery(LocationLossDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (loading) return <p role="status">Counting what goes with it…</p>;
  const { reviewCount, favoriteCount, visitCount, listItemCount } = data?.location ?? {};
  const counts = [
    { count: reviewCount, noun: ['review', 'reviews'] },
    { count: favoriteCount, noun: ['favorite', 'favorites'] },
    { count: visitCount, noun: ['visit', 'visits'] },
    { count: listItemCount, noun: ['list item', 'list items'] },
  ] as const;
  const known = counts.flatMap(({ count, noun: [one, many] }) =>
    typeof count === 'number' ? plural(count, one, many, locale) : [],
  );
  return (
    <p role="status">
      Its photos go with it{known.length === 0 ? '' : `, and ${known.join(', ')}`}.
      {known.length < counts.length ? ' What else hangs on it cannot be counted right now.' : ''} This cannot be undone.
    </p>
  );
};

/** Asks before a place is deleted, and names what goes with it. */
export const DeleteLocationDialog = ({ location, onDeleted, onClose }: Props) => {
  const id = useId();
  const client = useApolloClient();
  const judge = useJudgement();
  const [changed, setChanged] = useState<Changed | null>(null);
  const now = changed?.now ?? location;
  const { text: message, setText: setMessage, line, drop } = useDraftText('words-to-submitter', location.id);
  return (
    <FormDialog
      title="Delete this location?"
      action="Delete"
      isDestructive
      onClose={onClose}
      onCancel={drop}
      onConfirm={async () => {
        const act = (readRevision: number | null) => {
          const variables = { id: location.id, message: message.trim() || null, readRevision };
          return client.mutate({ mutation: DeleteLocationDocument, variables });
        };
        const judged = await judge(now, act, { done: 'Location deleted', failed: 'Failed to delete location' });
        if (judged.outcome === 'changed') setChanged(judged.changed);
        if (judged.outcome === 'done') {
          drop();
          onDeleted();
        }
        return judged.outcome !== 'changed';
      }}
    >
      <p className="font-semibold text-ink">
        <bdi>{now.name}</bdi>
      </p>
      <div role="alert">
        {changed ? <ChangesSinceRead words={changed.words} read={location} now={changed.now} /> : null}
      </div>
      <Loss id={location.id} />
      {location.submittedBy == null ? null : (
        <>
          {line}
          <label htmlFor={id} className="mt-4 block font-semibold text-ink">
            Words to the submitter <span className="font-normal text-ink-soft">(optional)</span>
          </label>
          <textarea
            id={id}
            dir="auto"
            rows={3}
            maxLength={MESSAGE_MAX}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            className="mt-1 w-full rounded-card border border-control bg-surface px-3 py-2 text-ink"
          />
        </>
      )}
    </FormDialog>
  );
};
