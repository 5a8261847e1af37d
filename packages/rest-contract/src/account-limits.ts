/** Limits and words of accounts, apart from their schemas: a screen says them without the library that checks. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
/** Of a first or last name that is new or changed. */
export const PERSON_NAME_MAX = 50;
export const EMAIL_MAX = 255;

/** A page of this site, and nothing that a browser takes for another. */
export const NEXT_PAGE = /^\/(?![/\\])[^\s\\]{0,1000}$/;

/** Most characters of NEXT_PAGE. */
export const NEXT_PAGE_MAX = 1_001;

/** Something, one @, something, a dot, something, without blanks. Each character is looked at once, whatever the text. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const EMAIL_INVALID = 'Please enter a valid email address';
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters long`;
export const PASSWORD_OWN_WORDS = 'This password is made of your e-mail address or names. Please choose another';
export const PASSWORDS_DIFFER = "Passwords don't match";
export const PASSWORDS_DIFFER_WHY = 'New password and confirm password must be the same';
export const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME_MIN} characters`;
export const WELCOME_BACK = 'Welcome back';
export const VERIFIED = 'Your e-mail address is confirmed.';
export const VERIFICATION_SENT = 'We have sent a mail with a link that confirms your e-mail address.';
export const VERIFICATION_MAILED = 'We have sent you another link. Please look into your mail.';
export const VERIFICATION_LINK_INVALID = 'This link is not valid any more. Please ask for a new one.';
export const CURRENT_PASSWORD_WRONG = 'The current password is not right';
export const VERIFICATION_NEEDS_PASSWORD = 'Please enter the password of this account, or choose a new one.';
export const VERIFICATION_PASSWORD_WRONG = 'The password is not right';
export const RESET_MAILED =
  'If there is an account with this e-mail address, we have sent a link to reset its password.';
export const RESET_LINK_USABLE = 'This link can be used.';
export const RESET_LINK_INVALID = 'Invalid reset link. Please request a new password reset.';
export const SIGN_IN_LINK_MAILED =
  'If there is an account with this e-mail address, we have sent a link that signs you in. It can be used once, within 15 minutes.';
export const SIGN_IN_LINK_INVALID = 'This sign-in link is not valid any more. Please ask for a new one.';
export const PASSWORD_RESET = 'Your password has been reset. You can log in with the new one now.';
export const DELETION_UNKNOWN = 'There is no such receipt';
