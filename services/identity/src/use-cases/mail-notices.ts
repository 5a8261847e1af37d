import type { ReportOutcome } from '@wellspring/rest-contract/report-limits';
import type { ServerWords } from '@wellspring/words/server-words';
import type { Content } from '../domain/mail-look.ts';
import { placeMail, proposalMail, reportMail, type PlaceNews, type ProposalNews } from '../domain/notices.ts';
import type { UserStore } from '../ports.ts';
import type { SendMail } from './send-mail.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find'>;
  readonly sendMail: SendMail;
  /** where people reach the site, without a slash at the end */
  readonly publicUrl: string;
};

/** Notices go to confirmed addresses of members who can sign in, and to no other address. */
const notify = async (
  { users, sendMail }: Deps,
  userId: string,
  contentIn: (t: ServerWords, firstName: string | null) => Content,
): Promise<void> => {
  const user = await users.find(userId);
  if (!user?.isEmailVerified || user.suspension) return;
  await sendMail(user, (t) => contentIn(t, user.firstName));
};

const pageOf = ({ publicUrl }: Deps, locationId: string): string =>
  `${publicUrl}/location/${encodeURIComponent(locationId)}`;

/** Notifies the submitter of a place of the decision. */
export const mailPlaceNews =
  (deps: Deps) =>
  (userId: string, locationId: string, news: PlaceNews): Promise<void> =>
    notify(deps, userId, (t, firstName) => placeMail(t, news, firstName, pageOf(deps, locationId)));

/** Notifies the member who claimed or corrected a place of the decision, without the notes. */
export const mailProposalOutcome =
  (deps: Deps) =>
  (userId: string, locationId: string, news: ProposalNews): Promise<void> =>
    notify(deps, userId, (t, firstName) => proposalMail(t, news, firstName, pageOf(deps, locationId)));

/** Notifies the member who reported a target of the decision, without the notes. `path`: of the target; null: it is deleted */
export const mailReportOutcome =
  (deps: Deps) =>
  (userId: string, outcome: ReportOutcome, path: string | null): Promise<void> =>
    notify(deps, userId, (t, firstName) =>
      reportMail(t, outcome, firstName, path === null ? null : `${deps.publicUrl}${path}`),
    );
