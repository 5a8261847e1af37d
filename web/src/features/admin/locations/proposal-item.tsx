import { useApolloClient } from '@apollo/client/react';
import { locationPath } from '@wellspring/page-contract/paths';
import { MESSAGE_MAX } from '@wellspring/rest-contract/text-limits';
import { useId, useState } from 'react';
import { DecideProposalDocument, type OpenProposalFragment } from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { ChangesSinceRead } from './changes-since-read.tsx';
import { ProposedPhotos } from './proposed-photos.tsx';
import { useJudgement, type Changed } from './use-judgement.ts';
import { useProposalAsRead } from './use-proposal-as-read.ts';
import type { Reading } from './use-reading.ts';
import { memberName } from '../../../shared/member-name.ts';

type Proposal = OpenProposalFragment;

const Changes = ({ changes }: Pick<Proposal, 'changes'>) => {
  const t = useWords('admin');
  return (
    <table className="mt-3 w-full table-fixed text-start text-sm">
      <caption className="sr-only">{t('admin.proposalCaption')}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="w-24 pe-3 font-semibold sm:w-40">
            {t('admin.field')}
          </th>
          <th scope="col" className="pe-3 font-semibold">
            {t('admin.is')}
          </th>
          <th scope="col" className="font-semibold">
            {t('admin.wouldBe')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, current, proposed, isChangedMeanwhile }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="py-1 pe-3 font-normal">
              {label}
            </th>
            <td dir="auto" className="py-1 pe-3 wrap-anywhere">
              {current ?? t('admin.nothing')}
              {isChangedMeanwhile ? <span className="block text-ember">{t('admin.changedMeanwhile')}</span> : null}
            </td>
            <td dir="auto" className="py-1 font-semibold wrap-anywhere">
              {proposed ?? t('admin.nothing')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Props = { readonly proposal: Proposal; readonly reading: Reading; readonly onDecided: () => void };

/** One proposal with the place as it is and as it would be, to accept or decline. */
export const ProposalItem = ({ proposal: newest, reading, onDecided }: Props) => {
  const t = useWords('admin');
  const id = useId();
  const client = useApolloClient();
  const judge = useJudgement();
  const placeLine = usePlaceLine();
  const { read: proposal, readAnew } = useProposalAsRead(newest);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<Changed | null>(null);
  const { text: reason, setText: setReason, line, drop } = useDraftText('words-to-proposer', proposal.id);
  const [isBusy, setBusy] = useState(false);
  const { kind, location, member, message, changes, photos, createdAt } = proposal;
  if (!location) return null;
  const declinedPhotos = photos.map((photo) => photo.id).filter((photo) => declined.has(photo));
  const accepted = photos.length - declinedPhotos.length;
  const decide = async (status: 'accepted' | 'declined') => {
    if (isBusy) return;
    setBusy(true);
    const read = reading.asRead(location);
    const act = async (readRevision: number | null): Promise<void> => {
      const words = { reason: reason.trim() || null, declinedPhotos: status === 'accepted' ? declinedPhotos : null };
      const decision = { status, ...words, readRevision, proposalRevision: proposal.revision };
      const { data } = await client.mutate({
        mutation: DecideProposalDocument,
        variables: { id: proposal.id, ...decision },
      });
      if (data?.decideProposal.location) reading.markActed(read, data.decideProposal.location);
    };
    const judged = await judge(read, act, {
      done: status === 'accepted' ? t('admin.proposalAccepted') : t('admin.proposalDeclined'),
      failed: t('admin.proposalFailed'),
    });
    if (judged.outcome === 'changed') {
      reading.markRead(judged.changed.now);
      setChanged(judged.changed);
    }
    if (judged.outcome === 'done') drop();
    if (judged.outcome === 'refused') readAnew();
    setBusy(false);
    // After success or failure, the shown data may be old.
    onDecided();
  };
  return (
    <li tabIndex={-1} aria-labelledby={`${id}-name`} className="rounded-card bg-sunken p-4">
      <h3 id={`${id}-name`} className="font-semibold">
        <Rich
          text={t('admin.proposalTitle', { kind })}
          parts={{
            place: () => (
              <a
                href={locationPath(location.id)}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                <bdi>{location.name}</bdi>
              </a>
            ),
          }}
        />
      </h3>
      <p className="text-sm text-ink-soft">
        {[placeLine(location), memberName(t, member), location.isClaimed ? t('admin.claimedAlready') : '']
          .filter(Boolean)
          .join(' · ')}{' '}
        · <RelativeTime moment={createdAt} />
      </p>
      {message === null ? null : (
        <p dir="auto" className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      )}
      {changes.length === 0 ? null : <Changes changes={changes} />}
      {photos.length === 0 ? null : (
        <ProposedPhotos
          photos={photos}
          declined={declined}
          onDecline={(photo, isDeclined) =>
            setDeclined(
              (before) => new Set([...before].filter((each) => each !== photo).concat(isDeclined ? photo : [])),
            )
          }
        />
      )}
      <div role="alert">{changed ? <ChangesSinceRead {...changed} /> : null}</div>
      {line}
      <label htmlFor={id} className="mt-3 block text-sm font-semibold">
        <Rich
          text={t('admin.wordsToMember')}
          parts={{ optional: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
        />
      </label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        maxLength={MESSAGE_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        className="mt-1 h-11 w-full max-w-prose rounded-card border border-control bg-surface px-3"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {kind === 'photos' && accepted === 0 ? null : (
          <button
            type="button"
            aria-disabled={isBusy}
            className={primaryButton}
            onClick={() => void decide('accepted')}
          >
            {declinedPhotos.length === 0 ? t('admin.accept') : t('admin.acceptSome', { accepted, all: photos.length })}
          </button>
        )}
        <button type="button" aria-disabled={isBusy} className={quietButton} onClick={() => void decide('declined')}>
          {t('admin.decline')}
        </button>
      </div>
    </li>
  );
};
