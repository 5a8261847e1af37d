import { checkPassword, commonPassword, guessableForms, type PasswordField } from '../domain/password.ts';
import type { IsCommonPassword } from '../ports.ts';

/** A newly chosen password, in the form that is hashed. @throws AppError VALIDATION for one that is too short, too long or among the commonest, also with digits and signs around it */
export const newPassword =
  ({ isCommonPassword }: { readonly isCommonPassword: IsCommonPassword }) =>
  async (given: string, field: PasswordField): Promise<string> => {
    const password = checkPassword(given, field);
    const isCommon = await Promise.all(guessableForms(password).map(isCommonPassword));
    if (isCommon.includes(true)) throw commonPassword(field);
    return password;
  };

export type NewPassword = ReturnType<typeof newPassword>;
