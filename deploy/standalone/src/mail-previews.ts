import type { MailPreview } from '@wellspring/identity/previews/mail-previews';
import type { StandaloneSettings } from './config.ts';

/** Every mail with example data, while the product is developed; undefined: nobody may look at them. */
export const mailPreviewsFor = async (settings: StandaloneSettings): Promise<readonly MailPreview[] | undefined> => {
  if (settings.NODE_ENV !== 'development') return undefined;
  const { mailPreviews } = await import('@wellspring/identity/previews/mail-previews');
  return mailPreviews({
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    privacyUrl: settings.PRIVACY_URL ?? null,
    imprintUrl: settings.IMPRINT_URL ?? null,
  });
};
