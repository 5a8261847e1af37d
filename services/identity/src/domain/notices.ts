import type { ProposalDecision, ProposalKind } from '@wellspring/rest-contract/proposal-rules';
import type { ReportOutcome } from '@wellspring/rest-contract/report-limits';
import type { Language } from '@wellspring/words/languages';
import { serverWords, type ServerWords } from '@wellspring/words/server-words';
import { hello, type Content } from './mail-look.ts';

/** What happened to a place that a member submitted. */
export type PlaceNews = 'published' | 'declined' | 'deleted';

const PLACE_NEWS = {
  published: {
    subject: 'mails.locationPublishedSubject',
    text: 'mails.locationPublishedText',
    label: 'mails.seeLocation',
  },
  declined: {
    subject: 'mails.locationDeclinedSubject',
    text: 'mails.locationDeclinedText',
    label: 'mails.seeLocation',
  },
  deleted: {
    subject: 'mails.locationDeletedSubject',
    text: 'mails.locationDeletedText',
    label: 'mails.seeWhatIsLeft',
  },
} as const satisfies Record<PlaceNews, object>;

/** Notifies the submitter of a place of the decision. Texts of others are behind the link. */
export const placeMail = (t: ServerWords, news: PlaceNews, firstName: string | null, link: string): Content => {
  const { subject, text, label } = PLACE_NEWS[news];
  return { subject: t(subject), paragraphs: [hello(t, firstName), t(text)], action: { label: t(label), link } };
};

const OUTCOMES = {
  resolved: { subject: 'mails.reportResolvedSubject', text: 'mails.reportResolvedText' },
  dismissed: { subject: 'mails.reportDismissedSubject', text: 'mails.reportDismissedText' },
} as const satisfies Record<ReportOutcome, object>;

/** Notifies the member who reported a target of the decision. `link` null: the target is deleted. */
export const reportMail = (
  t: ServerWords,
  outcome: ReportOutcome,
  firstName: string | null,
  link: string | null,
): Content => ({
  subject: t(OUTCOMES[outcome].subject),
  paragraphs: [hello(t, firstName), t(OUTCOMES[outcome].text)],
  ...(link !== null && { action: { label: t('mails.seeReported'), link } }),
});

const PROPOSALS = {
  claim: {
    accepted: { subject: 'mails.claimAcceptedSubject', text: 'mails.claimAcceptedText' },
    declined: { subject: 'mails.claimDeclinedSubject', text: 'mails.claimDeclinedText' },
  },
  correction: {
    accepted: { subject: 'mails.correctionAcceptedSubject', text: 'mails.correctionAcceptedText' },
    declined: { subject: 'mails.correctionDeclinedSubject', text: 'mails.correctionDeclinedText' },
  },
  photos: {
    accepted: { subject: 'mails.photosAcceptedSubject', text: 'mails.photosAcceptedText' },
    declined: { subject: 'mails.photosDeclinedSubject', text: 'mails.photosDeclinedText' },
  },
} as const satisfies Record<ProposalKind, Record<ProposalDecision, object>>;

/** What was decided on what. */
export type ProposalNews = { readonly kind: ProposalKind; readonly outcome: ProposalDecision };

/** Notifies the member who claimed or corrected a place, or sent photos, of the decision. The admin's reason is behind the link, not in the mail. */
export const proposalMail = (
  t: ServerWords,
  { kind, outcome }: ProposalNews,
  firstName: string | null,
  link: string,
): Content => {
  const { subject, text } = PROPOSALS[kind][outcome];
  return {
    subject: t(subject),
    paragraphs: [hello(t, firstName), t(text)],
    action: { label: t('mails.seeLocation'), link },
  };
};

/** How much waits for those who keep the site. */
export type Waiting = {
  readonly places: number;
  readonly proposals: number;
  readonly reports: number;
  readonly messages: number;
};

/** In the order in which they are named. */
const WAITING = [
  ['places', 'mails.locationsWait'],
  ['proposals', 'mails.proposalsWait'],
  ['reports', 'mails.reportsOpen'],
  ['messages', 'mails.messagesUnread'],
] as const;

/** What waits, for an admin who reads this language; at most once a day. */
export const digestMail = (
  language: Language,
  waiting: Waiting,
  firstName: string | null,
  publicUrl: string,
): Content => {
  const t = serverWords(language);
  const parts = WAITING.filter(([kind]) => waiting[kind] > 0).map(([kind, id]) => t(id, { count: waiting[kind] }));
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(parts);
  return {
    subject: t('mails.digestSubject'),
    paragraphs: [hello(t, firstName), t('mails.digestText'), t('mails.digestAll', { list })],
    action: { label: t('mails.digestAction'), link: `${publicUrl}/admin` },
    after: [t('mails.digestAfter', { address: `${publicUrl}/profile` })],
  };
};

/** Whether anything waits at all. */
export const hasWaiting = (waiting: Waiting): boolean => Object.values(waiting).some((count) => count > 0);
