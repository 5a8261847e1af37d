import { z } from 'zod';
import {
  EMAIL_INVALID,
  EMAIL_MAX,
  NEXT_PAGE,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  PASSWORDS_DIFFER_WHY,
  RESET_LINK_INVALID,
  USERNAME_MAX,
  VERIFICATION_LINK_INVALID,
} from './account-limits.ts';
import { unitsOf } from './text-limits.ts';

const PERSON_NAME_MAX = 100;

/** Longer than anything one types; what the account allows is said by identity, in characters. */
const BYTES_MAX = 1_000;

const email = z
  .string({ error: EMAIL_INVALID })
  .trim()
  .max(EMAIL_MAX, { error: EMAIL_INVALID })
  .regex(/^\S+@\S+\.\S+$/, { error: EMAIL_INVALID });
const typedPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .max(BYTES_MAX);
const newPassword = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT })
  .max(BYTES_MAX, { error: `Password must be at most ${PASSWORD_MAX} characters` });
const personName = z.string().max(unitsOf(PERSON_NAME_MAX));
const names = {
  username: z.string().max(unitsOf(USERNAME_MAX)).nullish(),
  firstName: personName.nullish(),
  lastName: personName.nullish(),
};

/** GET /api/login: where to go once signed in. */
export const LoginQuery = z.strictObject({
  next: z.string().regex(NEXT_PAGE, { error: 'next must be a path of this site' }).optional(),
});

/** POST /api/login. */
export const Credentials = z.strictObject({
  email: z.string({ error: EMAIL_INVALID }).max(BYTES_MAX),
  password: typedPassword,
});

/** POST /api/register. `website` is a field that people do not see: whoever fills it in is none. */
export const Registration = z.strictObject({
  email,
  password: newPassword,
  ...names,
  website: z.literal('', { error: 'The form could not be sent' }).optional(),
});

/** PUT /api/profile and PUT /api/user/profile: what is left out stays, what is empty is taken away. */
export const Profile = z.strictObject(names);

/** PUT /api/change-password. */
export const PasswordChange = z
  .strictObject({ currentPassword: typedPassword, newPassword, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine((given) => given.newPassword === given.confirmPassword, {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER_WHY,
  });

/** PUT /api/user/mails. */
export const MailSettings = z.strictObject({ getsDigest: z.boolean() });

/** What a call that changes something has to say. */
export const Message = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

const token = (words: string) => z.string({ error: words }).min(1, { error: words }).max(BYTES_MAX, { error: words });

/** POST /api/verify-email. */
export const EmailVerification = z.strictObject({ token: token(VERIFICATION_LINK_INVALID) });

/** POST /api/forgot-password. */
export const PasswordForgotten = z.strictObject({ email });

/** POST /api/reset-password. */
export const PasswordReset = z.strictObject({ token: token(RESET_LINK_INVALID), newPassword });

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
