/** What identity must be told beside its engines, in a process of its own or where members are on MongoDB. */
export const identitySettings = (smtpUrl: string, publicUrl = 'http://localhost') => ({
  SESSION_KEYS: 'a key for sessions in tests of 32 characters and more',
  SMTP_URL: smtpUrl,
  PUBLIC_URL: publicUrl,
});
