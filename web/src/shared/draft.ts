const keyOf = (form: string): string => `wellspring-draft-${form}`;

/** Keeps what was typed in a form while somebody signs in again, in this tab alone. Never for passwords. */
export const keepDraft = (form: string, fields: Readonly<Record<string, string>>): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(fields));
  } catch {
    // Without storage the form starts afresh: nothing else can be done.
  }
};

const isFields = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');

/** What was kept; null: nothing. */
export const draftOf = (form: string): Readonly<Record<string, string>> | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
};

/** After it was sent. */
export const dropDraft = (form: string): void => {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage there is none.
  }
};
