/** The address that MONGODB_URL names where no account stands in it; else null. */
export const addressWithoutAccount = (url: string | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^mongodb(\+srv)?:\/\/[^@\s]+$/.test(address) ? address : null;
};

/** The address with an account in it, as MongoDB's clients read it. */
export const addressWithAccount = (address: string, user: string, password: string): string =>
  address.replace('://', `://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);

/** The account that stands in an address; null: none. */
export const accountIn = (url: string): { readonly name: string; readonly password: string } | null => {
  const [, name, password] = /^[^:]+:\/\/([^:@/]+):([^@/]+)@/.exec(url) ?? [];
  if (name === undefined || password === undefined) return null;
  return { name: decodeURIComponent(name), password: decodeURIComponent(password) };
};
