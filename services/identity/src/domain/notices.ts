import type { ProposalDecision, ProposalKind } from '@wellspring/rest-contract/proposal-rules';
import type { ReportOutcome } from '@wellspring/rest-contract/report-limits';
import { hello, type Content } from './mail-look.ts';

/** What happened to a place that a member submitted. */
export type PlaceNews = 'published' | 'declined' | 'deleted';

const PLACE_NEWS: Readonly<
  Record<PlaceNews, Pick<Content, 'subject'> & { readonly told: string; readonly label: string }>
> = {
  published: {
    subject: 'Your location is published',
    told: 'a location that you added to Wellspring is published: everybody can find it now.',
    label: 'See the location',
  },
  declined: {
    subject: 'Your location is not published',
    told: 'a location that you added to Wellspring was looked at and is not shown to others. You still find it among yours.',
    label: 'See the location',
  },
  deleted: {
    subject: 'Your location was deleted',
    told: 'a location that you added to Wellspring was deleted.',
    label: 'See what is left of it',
  },
};

/** Tells who submitted a place what became of it. What others wrote is behind the link. */
export const placeMail = (news: PlaceNews, firstName: string | null, link: string): Content => {
  const { subject, told, label } = PLACE_NEWS[news];
  return { subject, paragraphs: [hello(firstName), told], action: { label, link } };
};

const OUTCOMES: Readonly<Record<ReportOutcome, string>> = {
  resolved: 'what you reported on Wellspring was looked at, and something was done about it. Thank you for telling us.',
  dismissed: 'what you reported on Wellspring was looked at, and stays as it is. Thank you for telling us.',
};

/** Tells who reported something what came of it. `link` null: it is gone. */
export const reportMail = (outcome: ReportOutcome, firstName: string | null, link: string | null): Content => ({
  subject: outcome === 'resolved' ? 'Your report was resolved' : 'Your report was dismissed',
  paragraphs: [hello(firstName), OUTCOMES[outcome]],
  ...(link !== null && { action: { label: 'See what you reported', link } }),
});

const PROPOSALS: Readonly<
  Record<ProposalKind, Readonly<Record<ProposalDecision, Pick<Content, 'subject'> & { readonly told: string }>>>
> = {
  claim: {
    accepted: {
      subject: 'Your claim was accepted',
      told: 'you told us that you own or manage a location on Wellspring. We looked at it and accepted it: its page says so now.',
    },
    declined: {
      subject: 'Your claim was not accepted',
      told: 'you told us that you own or manage a location on Wellspring. We looked at it and did not accept it: the location stays as it is. If the admin gave a reason, it stands on the page of the location.',
    },
  },
  correction: {
    accepted: {
      subject: 'Your correction was accepted',
      told: 'your correction of a location on Wellspring was looked at and accepted: everybody can see it now.',
    },
    declined: {
      subject: 'Your correction was not accepted',
      told: 'your correction of a location on Wellspring was looked at and not accepted: the location stays as it is. If the admin gave a reason, it stands on the page of the location.',
    },
  },
  photos: {
    accepted: {
      subject: 'Your photos were accepted',
      told: 'the photos or captions that you sent for a location on Wellspring were looked at, and everybody can see those that were accepted now. If some were not, the page of the location says so.',
    },
    declined: {
      subject: 'Your photos were not accepted',
      told: 'the photos or captions that you sent for a location on Wellspring were looked at and not accepted: the location stays as it is. If the admin gave a reason, it stands on the page of the location.',
    },
  },
};

/** What was decided on what. */
export type ProposalNews = { readonly kind: ProposalKind; readonly outcome: ProposalDecision };

/** Tells who claimed a place, corrected it or sent photos of it what was decided. The admin's reason stands behind the link, not in the mail. */
export const proposalMail = ({ kind, outcome }: ProposalNews, firstName: string | null, link: string): Content => {
  const { subject, told } = PROPOSALS[kind][outcome];
  return { subject, paragraphs: [hello(firstName), told], action: { label: 'See the location', link } };
};

/** How much waits for those who keep the site. */
export type Waiting = {
  readonly places: number;
  readonly proposals: number;
  readonly reports: number;
  readonly messages: number;
};

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What waits, for an admin; at most once a day. */
export const digestMail = (waiting: Waiting, firstName: string | null, publicUrl: string): Content => {
  const parts = [
    ...counted(waiting.places, 'location waits to be looked at', 'locations wait to be looked at'),
    ...counted(
      waiting.proposals,
      'claim or correction waits for a decision',
      'claims or corrections wait for a decision',
    ),
    ...counted(waiting.reports, 'report is open', 'reports are open'),
    ...counted(waiting.messages, 'message is unread', 'messages are unread'),
  ];
  return {
    subject: 'What waits on Wellspring',
    paragraphs: [hello(firstName), 'this waits for those who keep the site:', `${parts.join(', ')}.`],
    action: { label: 'Open the admin panel', link: `${publicUrl}/admin` },
    after: [`You get this at most once a day. You can switch it off in your account: ${publicUrl}/profile`],
  };
};

/** Whether anything waits at all. */
export const isAnythingWaiting = (waiting: Waiting): boolean => Object.values(waiting).some((count) => count > 0);
