import { dateText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';

type Proposal = {
  readonly kind: 'claim' | 'correction';
  readonly status: 'pending' | 'accepted' | 'declined';
  /** the admin's words; null: none */
  readonly reason: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

type Props = { readonly kind: Proposal['kind']; readonly proposals: readonly Proposal[] };

/** Tells a member that what they last proposed of a place was declined, and why; nothing where it was not. */
export const DeclinedProposal = ({ kind, proposals }: Props) => {
  const locale = useLocale();
  const last = proposals
    .filter((proposal) => proposal.kind === kind)
    .reduce<Proposal | null>((newest, each) => (newest && newest.createdAt > each.createdAt ? newest : each), null);
  if (last?.status !== 'declined') return null;
  const when = last.decidedAt === null ? '' : ` on ${dateText(last.decidedAt, locale)}`;
  return (
    <div className="mb-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <p>
        Your {kind} was declined{when}
        {last.reason === null ? '. No reason was given.' : ':'}
      </p>
      {last.reason === null ? null : (
        <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line text-ink">
          {last.reason}
        </p>
      )}
    </div>
  );
};
