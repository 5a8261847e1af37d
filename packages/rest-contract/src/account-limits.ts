import { say } from '@wellspring/words/message';

/** Limits and words of accounts, apart from their schemas: a screen says them without the library that checks. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
/** Of a first or last name that is new or changed. */
export const PERSON_NAME_MAX = 50;
export const EMAIL_MAX = 255;

/** A page of this site, and nothing that a browser reads as another site. */
export const NEXT_PAGE = /^\/(?![/\\])[^\s\\]{0,1000}$/;

/** Most characters of NEXT_PAGE. */
export const NEXT_PAGE_MAX = 1_001;

/** Something, one @, something, a dot, something, without blanks. Each character of any text is examined once. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const EMAIL_INVALID = say('contract.emailInvalid');
export const PASSWORD_TOO_SHORT = say('contract.passwordTooShort', { min: PASSWORD_MIN });
export const PASSWORD_OWN_WORDS = say('contract.passwordOwnWords');
export const PASSWORDS_DIFFER = say('contract.passwordsDiffer');
export const PASSWORDS_DIFFER_WHY = say('contract.passwordsDifferWhy');
export const USERNAME_TOO_SHORT = say('contract.usernameTooShort', { min: USERNAME_MIN });
export const WELCOME_BACK = say('contract.welcomeBack');
export const VERIFIED = say('contract.verified');
export const VERIFICATION_SENT = say('contract.verificationSent');
export const VERIFICATION_MAILED = say('contract.verificationMailed');
export const VERIFICATION_LINK_INVALID = say('contract.verificationLinkInvalid');
export const CURRENT_PASSWORD_WRONG = say('contract.currentPasswordWrong');
export const VERIFICATION_NEEDS_PASSWORD = say('contract.verificationNeedsPassword');
export const VERIFICATION_PASSWORD_WRONG = say('contract.verificationPasswordWrong');
export const RESET_MAILED = say('contract.resetMailed');
export const RESET_LINK_USABLE = say('contract.resetLinkUsable');
export const RESET_LINK_INVALID = say('contract.resetLinkInvalid');
export const SIGN_IN_LINK_MAILED = say('contract.signInLinkMailed');
export const SIGN_IN_LINK_INVALID = say('contract.signInLinkInvalid');
export const PASSWORD_RESET = say('contract.passwordReset');
export const DELETION_UNKNOWN = say('contract.deletionUnknown');
