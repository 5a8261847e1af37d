import { useState } from 'react';
import { OpenProposalsDocument } from '../../../generated/admin-operations.ts';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { ProposalItem } from './proposal-item.tsx';

/** Of those that wait the longest; the others come as these are decided. */
const SHOWN = 20;

/** What members propose and nobody has decided yet; nothing where there is none. */
export const ProposalsPanel = ({ onDecided }: { readonly onDecided: () => void }) => {
  const locale = useLocale();
  const { data, failed, refetch } = useFreshQuery(OpenProposalsDocument, { limit: SHOWN });
  const [isOpen, setOpen] = useState(false);
  if (failed)
    return (
      <p role="alert" className="mb-5">
        Claims and corrections cannot be loaded right now.{' '}
        <button type="button" className="underline underline-offset-4" onClick={refetch}>
          Try Again
        </button>
      </p>
    );
  if (!data || data.proposals.total === 0) return null;
  const { proposals, total } = data.proposals;
  const decided = () => {
    refetch();
    onDecided();
  };
  return (
    <section aria-labelledby="proposals" className="mb-8 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proposals" className="text-xl">
          Claims and corrections
        </h2>
        <button type="button" aria-expanded={isOpen} className={quietButton} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : `Show ${plural(total, 'proposal', 'proposals', locale)}`}
        </button>
      </div>
      {isOpen ? (
        <ul className="mt-4 grid gap-4">
          {proposals.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} onDecided={decided} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};
