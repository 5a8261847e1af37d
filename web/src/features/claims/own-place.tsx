import { useState } from 'react';
import { OwnProposalsDocument } from '../../generated/place-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { DeclinedProposal } from '../../shared/ui/declined-proposal.tsx';
import { island } from '../../shared/ui/island.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/words/words.ts';

const ClaimDialog = island(() => import('./claim-dialog.tsx').then((it) => it.ClaimDialog), null, null);

const OfMember = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const t = useWords('proposals');
  const { data, refetch } = useFreshQuery(OwnProposalsDocument, { id }, { isLive: true });
  const [isOpen, setOpen] = useState(false);
  const location = data?.location;
  if (!location || location.isClaimed) return null;
  const isWaiting = location.myProposals.some(({ kind, status }) => kind === 'claim' && status === 'pending');
  return (
    <section aria-label={t('proposals.ownership')}>
      <DeclinedProposal kind="claim" proposals={location.myProposals} />
      {isWaiting ? (
        <p role="status" className="text-ink-soft">
          {t('proposals.claimWaits')}
        </p>
      ) : (
        <button type="button" className={quietButton} onClick={() => setOpen(true)}>
          {t('proposals.ownThis')}
        </button>
      )}
      {isOpen ? <ClaimDialog id={id} name={name} onClaimed={refetch} onClose={() => setOpen(false)} /> : null}
    </section>
  );
};

/** Lets members claim a place; nothing is shown for a claimed one. */
export const OwnPlace = ({ location }: { readonly location: { readonly id: string; readonly name: string } }) => {
  const viewer = useViewer();
  // What a member has claimed is their own: it comes after the first HTML.
  const isHydrated = useHydrated();
  return viewer && isHydrated ? <OfMember id={location.id} name={location.name} /> : null;
};
