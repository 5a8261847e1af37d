import type { ProposalKind, ProposalStatus } from '@wellspring/rest-contract/proposal-rules';
import { dateText, plural } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';

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

const WORDS: Readonly<Record<ProposalKind, string>> = {
  claim: 'Your claim was declined',
  correction: 'Your correction was declined',
  photos: 'Your photos were declined',
};

/** What was declined of a proposal; null: nothing. */
const declinedIn = ({ kind, status, photos }: Proposal, locale: string): string | null => {
  if (status === 'declined') return WORDS[kind];
  const declined = photos.filter(({ isDeclined }) => isDeclined).length;
  if (declined === 0) return null;
  const count = plural(declined, 'photo or caption', 'photos or captions', locale);
  return `${count} of yours ${declined === 1 ? 'was' : 'were'} not accepted`;
};

/** Tells a member that what they last proposed of a place was declined, and why; nothing where it was not. */
export const DeclinedProposal = ({ kind, proposals }: Props) => {
  const locale = useLocale();
  const last = proposals
    .filter((proposal) => proposal.kind === kind)
    .reduce<Proposal | null>((newest, each) => (newest && newest.createdAt > each.createdAt ? newest : each), null);
  const declined = last && declinedIn(last, locale);
  if (!last || declined === null) return null;
  const when = last.decidedAt === null ? '' : ` on ${dateText(last.decidedAt, locale)}`;
  return (
    <div className="mb-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <p>
        {declined}
        {when}
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
