import { AppError } from '@wellspring/errors';
import type { Mailer } from '@wellspring/platform/mail/port';
import { composed, isUnreachable, type Content, type FooterLink } from '../domain/mail-look.ts';

type Deps = {
  readonly mailer: Pick<Mailer, 'send'>;
  /** stand below every mail */
  readonly mailFooter: readonly FooterLink[];
};

/**
 * Sends a mail. One that nobody can get is not sent; one that its server will never take is given up: nobody can mend it here.
 * @throws AppError UNAVAILABLE while the mail server is away
 */
export const sendMail =
  ({ mailer, mailFooter }: Deps) =>
  async (to: string, content: Content): Promise<void> => {
    if (isUnreachable(to)) return;
    try {
      await mailer.send({ to, ...composed(content, mailFooter) });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'VALIDATION')) throw error;
    }
  };

export type SendMail = ReturnType<typeof sendMail>;
