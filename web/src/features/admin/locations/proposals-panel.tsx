import { useMemo, useState } from 'react';
import { OpenProposalsDocument } from '../../../generated/admin-operations.ts';
import { FailureText } from '../../../shared/ui/failure-text.tsx';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';
import { denseButton } from '../list/dense-button.ts';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { ProposalItem } from './proposal-item.tsx';
import { useShown, type Reading } from './use-reading.ts';

const HEADING = 'proposals';
/** As high with proposals, without and before they are known: what stands below does not move. */
const LINE = 'mb-5 min-h-14.5';

type Props = { readonly reading: Reading; readonly onDecided: () => void };

/** Pending proposals of members. */
export const ProposalsPanel = ({ reading, onDecided }: Props) => {
  const t = useWords('admin');
  const { data, failed, refetch } = useFreshQuery(OpenProposalsDocument, {});
  const shown = useMemo(() => data?.proposals.proposals.flatMap(({ location }) => location ?? []), [data]);
  useShown(reading, shown);
  const [isOpen, setOpen] = useState(false);
  const { section, onFocus } = useRestoredFocus(HEADING, 'li');
  if (failed)
    return (
      <p role="alert" className="mb-5">
        <FailureText words={t('admin.proposalsFailed')} />{' '}
        <button type="button" className="underline underline-offset-4" onClick={refetch}>
          {t('admin.tryAgain')}
        </button>
      </p>
    );
  if (!data) return <div aria-hidden="true" className={`${LINE} pulse`} />;
  if (data.proposals.total === 0)
    return (
      <p id={HEADING} tabIndex={-1} className={`${LINE} flex items-center text-ink-soft`}>
        {t('admin.proposalsNone')}
      </p>
    );
  const { proposals, total } = data.proposals;
  const decided = () => {
    refetch();
    onDecided();
  };
  return (
    <section
      ref={section}
      aria-labelledby={HEADING}
      onFocus={onFocus}
      className={`${LINE} rounded-card border border-line bg-surface px-4 py-1.5`}
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={HEADING} tabIndex={-1} className="text-base">
          {t('admin.proposals')}
        </h2>
        <button type="button" aria-expanded={isOpen} className={denseButton} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('admin.hide') : t('admin.showProposals', { count: total })}
        </button>
      </div>
      {isOpen ? (
        <ul className="my-3 grid items-start gap-4 lg:grid-cols-2">
          {proposals.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} reading={reading} onDecided={decided} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};
