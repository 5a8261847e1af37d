const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const TOO_MANY = 'Too many attempts. Please wait a little before you try again.';

/** How often somebody may try, by where they call from and by whose account it is. */
export const LIMITS = {
  loginOfAddress: { name: 'login-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  loginOfAccount: { name: 'login-account', most: 10, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  registerOfAddress: { name: 'register-address', most: 10, windowSeconds: HOUR, message: TOO_MANY },
  usernameOfAddress: { name: 'username-address', most: 120, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  forgotOfAddress: { name: 'forgot-address', most: 20, windowSeconds: HOUR, message: TOO_MANY },
  resetOfAddress: { name: 'reset-address', most: 30, windowSeconds: HOUR, message: TOO_MANY },
  confirmOfAddress: { name: 'confirm-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  checkOfAddress: { name: 'check-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  receiptOfAddress: { name: 'receipt-address', most: 300, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  exportOfAccount: { name: 'export-account', most: 10, windowSeconds: HOUR, message: TOO_MANY },
  mailsOfAccount: { name: 'mails-account', most: 5, windowSeconds: HOUR, message: TOO_MANY },
  passwordOfAccount: { name: 'password-account', most: 10, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
} as const;
