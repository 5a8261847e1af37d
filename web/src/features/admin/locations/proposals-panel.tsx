import { useMemo, useState } from 'react';
import { OpenProposalsDocument } from '../../../generated/admin-operations.ts';
import { FailureText } from '../../../shared/ui/failure-text.tsx';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { denseButton } from '../list/dense-button.ts';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { ProposalItem } from './proposal-item.tsx';
import { useShown, type Reading } from './use-reading.ts';

const HEADING = 'proposals';
/** As high with proposals, without and before they are known: what stands below does not move. */
const LINE = 'mb-5 min-h-14.5';

type Props = { readonly reading: Reading; readonly onDecided: () => void };

/** What members propose and nobody has decided yet. */
export const ProposalsPanel = ({ reading, onDecided }: Props) => {
  const locale = useLocale();
  const { data, failed, refetch } = useFreshQuery(OpenProposalsDocument, {});
  const shown = useMemo(() => data?.proposals.proposals.flatMap(({ location }) => location ?? []), [data]);
  useShown(reading, shown);
  const [isOpen, setOpen] = useState(false);
  const { section, onFocus } = useKeptFocus(HEADING, 'li');
  if (failed)
    return (
      <p role="alert" className="mb-5">
        <FailureText words="Claims, corrections and photos cannot be loaded right now." />{' '}
        <button type="button" className="underline underline-offset-4" onClick={refetch}>
          Try Again
        </button>
      </p>
    );
  if (!data) return <div aria-hidden="true" className={`${LINE} pulse`} />;
  if (data.proposals.total === 0)
    return (
      <p id={HEADING} tabIndex={-1} className={`${LINE} flex items-center text-ink-soft`}>
        No claim, correction or photo waits for you.
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
          Claims, corrections and photos
        </h2>
        <button type="button" aria-expanded={isOpen} className={denseButton} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : `Show ${plural(total, 'proposal', 'proposals', locale)}`}
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
