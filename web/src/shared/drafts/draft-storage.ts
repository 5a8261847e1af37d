/** What the names of all drafts in the session storage begin with. */
export const DRAFT_PREFIX = 'wellspring-draft:';

/** Storage can be refused or full. Then forms work without drafts. */
export const harmless = (act: () => void): void => {
  try {
    act();
  } catch {
    // Without storage there is no draft, but typed text stays in the form.
  }
};

/** The names of all drafts of this tab. @throws DOMException when storage is refused */
export const draftNames = (): readonly string[] =>
  Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFT_PREFIX));

/** After signing out: the next person at this browser finds nothing. */
export const dropAllDrafts = (): void =>
  harmless(() => draftNames().forEach((name) => sessionStorage.removeItem(name)));
