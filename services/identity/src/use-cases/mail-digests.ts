import { digestMail, hasWaiting } from '../domain/notices.ts';
import { dayOf } from '../domain/user.ts';
import type { UserStore, WaitingStore } from '../ports.ts';
import type { SendMail } from './send-mail.ts';

type Deps = {
  readonly users: Pick<UserStore, 'digestReaders' | 'claimDigest' | 'releaseDigest'>;
  readonly waiting: Pick<WaitingStore, 'counts'>;
  readonly sendMail: SendMail;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** In UTC; not in the middle of the night where most of the mails are read. */
const FIRST_HOUR = 6;

/**
 * Mails each admin what waits, unless they have switched it off or had it today: the first time after six (UTC) that anything does. The
 * day is stored on the admin before the mail is sent, by the first process: one that is killed in between leaves one mail out.
 * @throws AppError UNAVAILABLE while the mail server is away; it is tried again
 */
export const mailDigests =
  ({ users, waiting, sendMail, publicUrl, now }: Deps) =>
  async (): Promise<void> => {
    const moment = now();
    if (moment.getUTCHours() < FIRST_HOUR) return;
    const day = dayOf(moment);
    const readers = await users.digestReaders(day);
    const counts = readers.length > 0 ? await waiting.counts() : null;
    if (counts === null || !hasWaiting(counts)) return;
    for (const { id, email, language, firstName } of readers) {
      if (!(await users.claimDigest(id, day))) continue;
      try {
        await sendMail({ email, language }, (_, written) => digestMail(written, counts, firstName, publicUrl));
      } catch (error) {
        await users.releaseDigest(id, day);
        throw error;
      }
    }
  };
