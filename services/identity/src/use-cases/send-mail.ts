import { AppError } from '@wellspring/errors';
import type { Mailer } from '@wellspring/platform/mail/port';
import { writtenLanguage, type Language } from '@wellspring/words/languages';
import { serverWords, type ServerWords } from '@wellspring/words/server-words';
import { composed, isUnreachable, type Content, type SiteLinks } from '../domain/mail-look.ts';
import type { User } from '../domain/user.ts';

type Deps = {
  readonly mailer: Pick<Mailer, 'send'>;
  /** stand below every mail */
  readonly siteLinks: SiteLinks;
};

/**
 * Sends a mail to a member, in their language; in English while it is not offered. A mail without a valid address is not sent. One that its server will never accept is dropped: retries cannot help.
 * @throws AppError UNAVAILABLE while the mail server is away
 */
export const sendMail =
  ({ mailer, siteLinks }: Deps) =>
  async (
    { email, language: chosen }: Pick<User, 'email' | 'language'>,
    contentIn: (t: ServerWords, language: Language) => Content,
  ): Promise<void> => {
    if (isUnreachable(email)) return;
    const language = writtenLanguage(chosen);
    const content = contentIn(serverWords(language), language);
    try {
      await mailer.send({ to: email, ...composed(content, { language, site: siteLinks }) });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'VALIDATION')) throw error;
    }
  };

export type SendMail = ReturnType<typeof sendMail>;
