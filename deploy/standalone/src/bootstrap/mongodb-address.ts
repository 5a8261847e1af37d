/** The address that MONGODB_URL names where no account stands in it; else null. */
export const addressWithoutAccount = (url: string | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^mongodb(\+srv)?:\/\/[^@\s]+$/.test(address) ? address : null;
};

/** The address with an account in it, as MongoDB's clients read it. */
export const addressWithAccount = (address: string, user: string, password: string): string =>
  address.replace('://', `://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);
