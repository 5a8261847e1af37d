import type { ServerWords } from '@wellspring/words/server-words';
import { hello, type Content } from './mail-look.ts';

/** Goes to an unconfirmed address: it contains no text from the visitor who typed it. */
export const verificationMail = (t: ServerWords, link: string): Content => ({
  subject: t('mails.confirmSubject'),
  paragraphs: [hello(t, null), t('mails.confirmText')],
  action: { label: t('mails.confirmAction'), link },
  after: [t('mails.confirmAfter')],
});

export const resetMail = (t: ServerWords, firstName: string | null, link: string): Content => ({
  subject: t('mails.resetSubject'),
  paragraphs: [hello(t, firstName), t('mails.resetText')],
  action: { label: t('mails.chooseNewPassword'), link },
  after: [t('mails.resetAfter')],
});

export const passwordChangedMail = (t: ServerWords, firstName: string | null, link: string): Content => ({
  subject: t('mails.passwordChangedSubject'),
  paragraphs: [hello(t, firstName), t('mails.passwordChangedText'), t('mails.passwordChangedAdvice')],
  action: { label: t('mails.chooseNewPassword'), link },
});

export const signInLinkMail = (t: ServerWords, firstName: string | null, link: string): Content => ({
  subject: t('mails.signInLinkSubject'),
  paragraphs: [hello(t, firstName), t('mails.signInLinkText')],
  action: { label: t('mails.signInLinkAction'), link },
  after: [t('mails.signInLinkAfter')],
});
