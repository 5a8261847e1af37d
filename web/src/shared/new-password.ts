import { PasswordReset } from '@wellspring/rest-contract/account';
import { PASSWORDS_DIFFER } from '@wellspring/rest-contract/account-limits';
import { encodeMessage } from '@wellspring/words/encoded-message';
import { z } from 'zod';

/** A new password, typed twice. */
export const NewPassword = z
  .strictObject({ newPassword: PasswordReset.shape.newPassword, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: encodeMessage(PASSWORDS_DIFFER),
  });
