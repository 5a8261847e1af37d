import { say } from '@wellspring/words/message';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const TOO_MANY = say('identityErrors.tooManyAttempts');

/**
 * Limits of attempts, by address and by account. An address is an IPv4 address or the /64 of an IPv6
 * one; a network is a /24 or a /48, in which one person can have all addresses.
 */
export const LIMITS = {
  loginOfAddress: { name: 'login-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  loginOfNetwork: { name: 'login-network', most: 300, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  /** wrong passwords for one account from one network: attempts in other networks do not block this one */
  loginOfAccountThere: { name: 'login-account-network', most: 10, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  /** wrong passwords for one account from all browsers that are not known: bounds who guesses over many networks */
  loginOfAccount: { name: 'login-account', most: 100, windowSeconds: HOUR, message: TOO_MANY },
  /** wrong passwords for one account in a browser that its member signed in with before */
  loginOfBrowser: { name: 'login-browser', most: 10, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  registerOfAddress: { name: 'register-address', most: 60, windowSeconds: HOUR, message: TOO_MANY },
  registerOfNetwork: { name: 'register-network', most: 300, windowSeconds: DAY, message: TOO_MANY },
  usernameOfAddress: { name: 'username-address', most: 120, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  forgotOfAddress: { name: 'forgot-address', most: 20, windowSeconds: HOUR, message: TOO_MANY },
  /** links requested for one account from one network: requests elsewhere do not count here */
  forgotOfAccountThere: { name: 'forgot-account-network', most: 5, windowSeconds: HOUR, message: TOO_MANY },
  linkOfAddress: { name: 'link-address', most: 20, windowSeconds: HOUR, message: TOO_MANY },
  /** links that sign in, which reset links do not use up */
  linkOfAccountThere: { name: 'link-account-network', most: 5, windowSeconds: HOUR, message: TOO_MANY },
  resetOfAddress: { name: 'reset-address', most: 30, windowSeconds: HOUR, message: TOO_MANY },
  confirmOfAddress: { name: 'confirm-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  checkOfAddress: { name: 'check-address', most: 60, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  receiptOfAddress: { name: 'receipt-address', most: 300, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
  exportOfAccount: { name: 'export-account', most: 10, windowSeconds: HOUR, message: TOO_MANY },
  mailsOfAccount: { name: 'mails-account', most: 5, windowSeconds: HOUR, message: TOO_MANY },
  passwordOfAccount: { name: 'password-account', most: 10, windowSeconds: QUARTER_HOUR, message: TOO_MANY },
} as const;
