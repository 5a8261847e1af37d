import type { ProposalKind, ProposalStatus } from '@wellspring/rest-contract/proposal-rules';
import { dateText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import { useWords } from '../words/words.ts';

type Proposal = {
  readonly kind: ProposalKind;
  readonly status: ProposalStatus;
  /** the admin's words; null: none */
  readonly reason: string | null;
  readonly photos: readonly { readonly isDeclined: boolean }[];
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

type Props = { readonly kind: ProposalKind; readonly proposals: readonly Proposal[] };

type Declined = { readonly kind: ProposalKind | 'some'; readonly count: number };

/** What was declined of a proposal; null: nothing. */
const declinedIn = ({ kind, status, photos }: Proposal): Declined | null => {
  if (status === 'declined') return { kind, count: photos.length };
  const count = photos.filter(({ isDeclined }) => isDeclined).length;
  return count === 0 ? null : { kind: 'some', count };
};

/** Tells a member that what they last proposed of a place was declined, and why; nothing where it was not. */
export const DeclinedProposal = ({ kind, proposals }: Props) => {
  const t = useWords('place');
  const locale = useLocale();
  const last = proposals
    .filter((proposal) => proposal.kind === kind)
    .reduce<Proposal | null>((newest, each) => (newest && newest.createdAt > each.createdAt ? newest : each), null);
  const declined = last && declinedIn(last);
  if (!last || declined === null) return null;
  const words = t('place.declined', {
    ...declined,
    isDated: last.decidedAt === null ? 'no' : 'yes',
    date: last.decidedAt === null ? '' : dateText(last.decidedAt, locale),
    hasReason: last.reason === null ? 'no' : 'yes',
  });
  return (
    <div className="mb-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <p>{words}</p>
      {last.reason === null ? null : (
        <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line text-ink">
          {last.reason}
        </p>
      )}
    </div>
  );
};
