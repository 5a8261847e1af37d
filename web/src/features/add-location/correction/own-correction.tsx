import { Suspense, useRef, useState } from 'react';
import { OwnProposalsDocument, type OwnProposalsQuery } from '../../../generated/place-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { useViewer } from '../../../shared/session/session.tsx';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { DeclinedProposal } from '../../../shared/ui/declined-proposal.tsx';
import { island } from '../../../shared/ui/island.tsx';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useWords } from '../../../shared/words/words.ts';

const WaitingPhotos = island(() => import('./waiting-photos.tsx').then((it) => it.WaitingPhotos), null, null);
const CorrectionDialog = island(() => import('./correction-dialog.tsx').then((it) => it.CorrectionDialog), null, null);

type Proposal = NonNullable<OwnProposalsQuery['location']>['myProposals'][number];

/** What was proposed, until an admin has decided. */
const Waiting = ({ changes }: Pick<Proposal, 'changes'>) => {
  const t = useWords('addLocation');
  return (
    <div className="rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <p role="status">{t('addLocation.correctionWaits')}</p>
      <dl className="mt-2 grid gap-1">
        {changes.map(({ field, label, proposed }) => (
          <div key={field} className="wrap-anywhere">
            <dt className="inline font-semibold">{t('addLocation.changedField', { label })} </dt>
            <dd dir="auto" className="inline">
              {proposed ?? t('addLocation.nothingProposed')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

type Props = { readonly id: string; readonly PointMap: PointMapSlot };

type SectionProps = Props & {
  readonly location: Pick<NonNullable<OwnProposalsQuery['location']>, 'myProposals'>;
  readonly refetch: () => void;
};

const Section = ({ id, PointMap, location, refetch }: SectionProps) => {
  const t = useWords('addLocation');
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const waiting = location.myProposals.find(({ kind, status }) => kind === 'correction' && status === 'pending');
  const photos = location.myProposals
    .filter(({ status }) => status === 'pending')
    .flatMap((proposal) => proposal.photos);
  // The button that was pressed is gone.
  const changed = () => {
    section.current?.focus();
    refetch();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('addLocation.correction')}>
      <DeclinedProposal kind="correction" proposals={location.myProposals} />
      <DeclinedProposal kind="photos" proposals={location.myProposals} />
      {photos.length === 0 ? null : <WaitingPhotos id={id} photos={photos} onChanged={changed} />}
      {waiting ? (
        <Waiting changes={waiting.changes} />
      ) : (
        <button type="button" className={quietButton} onClick={() => setOpen(true)}>
          {t('addLocation.correct')}
        </button>
      )}
      {isOpen ? (
        <CorrectionDialog id={id} PointMap={PointMap} onCorrected={refetch} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
};

const OfMember = ({ memberId, ...place }: Props & { readonly memberId: string }) => {
  const { data, refetch } = useFreshQuery(OwnProposalsDocument, { id: place.id }, { isLive: true });
  const location = data?.location;
  if (location?.submittedBy !== memberId) return null;
  // The page stands while the texts of this part come.
  return (
    <Suspense fallback={null}>
      <Section {...place} location={location} refetch={refetch} />
    </Suspense>
  );
};

/** Lets the submitter of a place correct it, and shows them pending proposals. */
export const OwnCorrection = (props: Props) => {
  const viewer = useViewer();
  // Only the submitter learns that a place is theirs: this is read after the first HTML.
  const isHydrated = useHydrated();
  return viewer && isHydrated ? <OfMember {...props} memberId={viewer.id} /> : null;
};
