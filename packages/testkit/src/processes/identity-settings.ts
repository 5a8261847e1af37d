/** Settings that identity requires besides its engines, in a separate process or with members on MongoDB. */
export const identitySettings = (smtpUrl: string, publicUrl = 'http://localhost') => ({
  SESSION_KEYS: 'a key for sessions in tests of 32 characters and more',
  SMTP_URL: smtpUrl,
  PUBLIC_URL: publicUrl,
});
