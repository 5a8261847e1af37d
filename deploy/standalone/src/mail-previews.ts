import type { MailPreviews } from '@wellspring/identity/previews/mail-previews';
import type { StandaloneSettings } from './config.ts';

/** Every mail with example data, in a language, during development; undefined: they are not served. */
export const mailPreviewsFor = async (settings: StandaloneSettings): Promise<MailPreviews | undefined> => {
  if (settings.NODE_ENV !== 'development') return undefined;
  const { mailPreviews } = await import('@wellspring/identity/previews/mail-previews');
  const site = {
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    privacyUrl: settings.PRIVACY_URL ?? null,
    imprintUrl: settings.IMPRINT_URL ?? null,
  };
  return (language) => mailPreviews(site, language);
};
