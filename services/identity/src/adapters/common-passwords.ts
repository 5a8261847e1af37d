import type { IsCommonPassword } from '../ports.ts';

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

/** The list that zxcvbn was made with: tens of thousands that people use most. It is loaded when the first password is chosen. */
export const commonPasswords = (): IsCommonPassword => {
  let loading: Promise<ReadonlySet<string>> | undefined;
  return async (password) => (await (loading ??= load())).has(password);
};
