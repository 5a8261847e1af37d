import type { Translate } from '@wellspring/words/translate';
import { locationPath } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { MyProposalsDocument, type MyProposalsQuery } from '../../generated/place-operations.ts';
import { FailureText } from '../../shared/ui/failure-text.tsx';
import { usePlaceLine } from '../../shared/format/place-line.ts';
import { dateText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';

/** As many as the operation asks for. */
const PAGE = 10;

type Proposal = MyProposalsQuery['myProposals']['proposals'][number];

/** What became of a proposal, in words. */
const stateOf = (t: Translate<'proposals'>, { status, photos, decidedAt }: Proposal, locale: string): string => {
  if (status === 'pending') return t('proposals.pending');
  const isPart = status === 'accepted' && photos.some(({ isDeclined }) => isDeclined);
  const outcome = isPart ? 'part' : status;
  if (decidedAt === null) return t('proposals.decided', { outcome });
  return t('proposals.decidedOn', { outcome, day: dateText(decidedAt, locale) });
};

const Item = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useWords('proposals');
  const locale = useLocale();
  const placeLine = usePlaceLine();
  const { kind, location, reason } = proposal;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="wrap-anywhere">
        {location ? (
          <>
            <Rich
              text={t('proposals.proposalOf', { kind })}
              parts={{
                place: () => (
                  <Link to={locationPath(location.id)} className="font-semibold underline underline-offset-4">
                    <bdi>{location.name}</bdi>
                  </Link>
                ),
              }}
            />{' '}
            <span className="text-ink-soft">{placeLine(location)}</span>
          </>
        ) : (
          t('proposals.proposalOfUnseen', { kind })
        )}
      </p>
      <p className="mt-1 text-ink-soft">{stateOf(t, proposal, locale)}</p>
      {reason === null ? null : (
        <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
    </li>
  );
};

type StepProps = { readonly words: string; readonly isOffered: boolean; readonly onStep: () => void };

const Step = ({ words, isOffered, onStep }: StepProps) => (
  <button type="button" disabled={!isOffered} onClick={onStep} className={`${quietButton} disabled:opacity-60`}>
    {words}
  </button>
);

/** What the member proposed of places and what became of it, newest first; nothing for who proposed nothing. */
export const MyProposals = () => {
  const t = useWords('proposals');
  const [offset, setOffset] = useState(0);
  const { data, failed, refetch } = useFreshQuery(MyProposalsDocument, { offset }, { isLive: true });
  if (failed)
    return (
      <p role="alert" className="mt-8">
        <FailureText words={t('proposals.notLoaded')} />{' '}
        <button type="button" className="underline underline-offset-4" onClick={refetch}>
          {t('proposals.tryAgain')}
        </button>
      </p>
    );
  if (!data || data.myProposals.total === 0) return null;
  const { proposals, total } = data.myProposals;
  return (
    <section aria-labelledby="proposals-heading" className="mt-10">
      <h2 id="proposals-heading" className="text-xl">
        {t('proposals.heading')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {proposals.map((proposal) => (
          <Item key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {total > PAGE ? (
        <nav aria-label={t('proposals.pages')} className="mt-4 flex flex-wrap gap-3">
          <Step words={t('proposals.newer')} isOffered={offset > 0} onStep={() => setOffset(offset - PAGE)} />
          <Step
            words={t('proposals.older')}
            isOffered={offset + PAGE < total}
            onStep={() => setOffset(offset + PAGE)}
          />
        </nav>
      ) : null}
    </section>
  );
};
