import type { Texts } from './draft-store.ts';

/** What stands in the named fields of a form. Nothing else is read: files and passwords are not among the names. */
export const typedTexts = (form: HTMLFormElement, names: readonly string[]): Texts => {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const value = data.get(name);
    // Browsers send line breaks as CRLF; what a text area holds has LF. A box that is not checked is ''.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)]));
};

/** Those of the texts that differ from what the form began with. Fields that it does not have are left out. */
export const changedTexts = (began: Texts, typed: Texts): Texts =>
  Object.fromEntries(Object.entries(typed).filter(([name, text]) => name in began && text !== began[name]));

/** What the fields of `typed` held before. */
export const textsBefore = (began: Texts, typed: Texts): Texts =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, began[name] ?? '']));
