import { useApolloClient, useQuery } from '@apollo/client/react';
import { MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { useId, useState } from 'react';
import {
  DeleteLocationDocument,
  LocationLossDocument,
  type AdminLocationRowFragment,
} from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { ChangesSinceRead } from './changes-since-read.tsx';
import { useJudgement, type Changed } from './use-judgement.ts';

type Props = {
  /** as it was read */
  readonly location: AdminLocationRowFragment;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** The data that is deleted with the place. A count that is unavailable right now is left out, with a note. */
const Loss = ({ id }: { readonly id: string }) => {
  const t = useWords('admin');
  const locale = useLocale();
  const { data, loading } = useQuery(LocationLossDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (loading) return <p role="status">{t('admin.lossLoading')}</p>;
  const { reviewCount, favoriteCount, visitCount, listItemCount } = data?.location ?? {};
  const counts = [
    { id: 'admin.lossReviews', count: reviewCount },
    { id: 'admin.lossFavorites', count: favoriteCount },
    { id: 'admin.lossVisits', count: visitCount },
    { id: 'admin.lossListItems', count: listItemCount },
  ] as const;
  const counted = counts.flatMap((each) => (typeof each.count === 'number' ? t(each.id, { count: each.count }) : []));
  const losses = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(counted);
  const sentences = [
    counted.length === 0 ? t('admin.lossOfPhotos') : t('admin.lossOfMore', { losses }),
    ...(counted.length < counts.length ? [t('admin.lossUnknown')] : []),
    t('admin.lossForGood'),
  ];
  return <p role="status">{sentences.reduce((before, next) => t('admin.lossThen', { before, next }))}</p>;
};

/** Asks before a place is deleted, and names what goes with it. */
export const DeleteLocationDialog = ({ location, onDeleted, onClose }: Props) => {
  const t = useWords('admin');
  const id = useId();
  const client = useApolloClient();
  const judge = useJudgement();
  const [changed, setChanged] = useState<Changed | null>(null);
  const now = changed?.now ?? location;
  const { text: message, setText: setMessage, line, drop } = useDraftText('words-to-submitter', location.id);
  return (
    <FormDialog
      title={t('admin.deleteQuestion')}
      action={t('admin.delete')}
      isDestructive
      onClose={onClose}
      onCancel={drop}
      onConfirm={async () => {
        const act = (readRevision: number | null) => {
          const variables = { id: location.id, message: message.trim() || null, readRevision };
          return client.mutate({ mutation: DeleteLocationDocument, variables });
        };
        const judged = await judge(now, act, {
          done: t('admin.deleted'),
          failed: t('admin.deleteFailed'),
        });
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
            <Rich
              text={t('admin.wordsToSubmitter')}
              parts={{ optional: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
            />
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
