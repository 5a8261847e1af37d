import { z } from 'zod';
import { smtpAddress, text } from './setting-types.ts';

/** How mails go out. */
export const MailSettings = z.object({
  SMTP_URL: smtpAddress
    .describe(
      'Mail server, such as smtps://user:secret@mail.example:465. Embedded and absent: mails are files in DATA_DIR/mails',
    )
    .optional(),
  MAIL_FROM: text('a sender, such as Wellspring <hello@wellspring.example>')
    .describe('Sender of all mails')
    .default('Wellspring <no-reply@localhost>'),
});
export type MailSettings = z.output<typeof MailSettings>;
