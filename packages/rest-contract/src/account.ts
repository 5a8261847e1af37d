import { say, type Message as MessageWords } from '@wellspring/words/message';
import { z } from 'zod';
import {
  EMAIL,
  EMAIL_INVALID,
  EMAIL_MAX,
  NEXT_PAGE,
  NEXT_PAGE_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  PASSWORDS_DIFFER_WHY,
  PERSON_NAME_MAX,
  RESET_LINK_INVALID,
  SIGN_IN_LINK_INVALID,
  USERNAME_MAX,
  VERIFICATION_LINK_INVALID,
} from './account-limits.ts';
import { countedText, errorParams, text } from './text.ts';

/** Names from before there was PERSON_NAME_MAX stay as they are, also when the rest of a profile changes. */
const STORED_NAME_MAX = 100;

/** The longest tag of a language that anybody has registered is shorter. */
const LANGUAGE_TAG_MAX = 35;

/** Longer than anything one types; what the account allows is said by identity, in characters. */
const TYPED_MAX = 1_000;

const email = text({ max: EMAIL_MAX, isTrimmed: true, pattern: EMAIL, words: EMAIL_INVALID });
const PASSWORD_MISSING = say('contract.passwordMissing');
const typedPassword = text({
  min: 1,
  max: TYPED_MAX,
  words: { missing: PASSWORD_MISSING, tooShort: PASSWORD_MISSING },
});
const newPassword = text({
  min: PASSWORD_MIN,
  max: TYPED_MAX,
  words: {
    missing: PASSWORD_TOO_SHORT,
    tooShort: PASSWORD_TOO_SHORT,
    tooLong: say('contract.passwordTooLong', { max: PASSWORD_MAX }),
  },
}).meta({ maxLength: PASSWORD_MAX });
const namesUpTo = (max: number) => ({
  username: countedText({ max: USERNAME_MAX }).nullish(),
  firstName: countedText({ max }).nullish(),
  lastName: countedText({ max }).nullish(),
});

/** GET /api/login: where to go once signed in. */
export const LoginQuery = z.strictObject({
  next: text({ max: NEXT_PAGE_MAX, pattern: NEXT_PAGE, words: say('contract.nextWrong') }).optional(),
});

/** POST /api/login. */
export const Credentials = z.strictObject({
  email: text({ max: TYPED_MAX, words: { missing: EMAIL_INVALID } }),
  password: typedPassword,
});

/** POST /api/register. `website` is a field that people do not see: only bots fill it in. */
export const Registration = z.strictObject({
  email,
  password: newPassword,
  ...namesUpTo(PERSON_NAME_MAX),
  website: z.literal('', errorParams(say('contract.formNotSent'))).optional(),
});

/** PUT /api/profile and PUT /api/user/profile: absent fields stay, empty ones are removed. */
export const Profile = z.strictObject({
  ...namesUpTo(STORED_NAME_MAX),
  language: text({ max: LANGUAGE_TAG_MAX })
    .describe('of their pages and of mails to them: a tag that the product speaks, such as de')
    .optional(),
});

/** PUT /api/change-password. */
export const PasswordChange = z
  .strictObject({
    currentPassword: typedPassword,
    newPassword,
    confirmPassword: text({ max: TYPED_MAX, words: PASSWORDS_DIFFER }),
  })
  .refine((given) => given.newPassword === given.confirmPassword, {
    path: ['confirmPassword'],
    ...errorParams(PASSWORDS_DIFFER_WHY),
  });

/** PUT /api/user/mails. */
export const MailSettings = z.strictObject({ getsDigest: z.boolean() });

/** What a call that changes something has to say. */
export const Message = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

const token = (words: MessageWords) => text({ min: 1, max: TYPED_MAX, words });

/** POST /api/verify-email. */
export const EmailVerification = z
  .strictObject({
    token: token(VERIFICATION_LINK_INVALID),
    password: typedPassword.optional(),
    newPassword: newPassword.optional(),
  })
  .refine(({ password, newPassword: chosen }) => password === undefined || chosen === undefined, {
    path: ['newPassword'],
    ...errorParams(say('contract.onePasswordOnly')),
  });

/** POST /api/forgot-password. */
export const PasswordForgotten = z.strictObject({ email });

/** PUT /api/user/email. */
export const EmailChange = z.strictObject({ email, password: typedPassword });

/** POST /api/reset-password/check. */
export const ResetLinkCheck = z.strictObject({ token: token(RESET_LINK_INVALID) });

/** POST /api/reset-password. */
export const PasswordReset = z.strictObject({ token: token(RESET_LINK_INVALID), newPassword });

/** POST /api/sign-in-link. */
export const SignInLinkRequest = z.strictObject({ email });

/** POST /api/sign-in-by-link. */
export const SignInLink = z.strictObject({ token: token(SIGN_IN_LINK_INVALID) });

/** DELETE /api/user. */
export const AccountDeletion = z.strictObject({ password: typedPassword });

export const DeletionReceipt = z.strictObject({ receiptId: z.string() }).meta({ id: 'DeletionReceipt' });

/** GET /api/deletions/{receiptId}. */
export const Deletion = z
  .strictObject({
    receiptId: z.string(),
    requestedAt: z.string(),
    isFinished: z.boolean(),
    services: z.array(z.strictObject({ service: z.string(), finishedAt: z.string().nullable() })),
  })
  .meta({ id: 'Deletion' });

/** GET /api/check-username/{username}. */
export const UsernameAvailability = z
  .strictObject({ available: z.boolean(), message: z.string() })
  .meta({ id: 'UsernameAvailability' });
