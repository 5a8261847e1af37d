import { parts as english } from './generated/en/servers.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { CompiledPart } from './translate.ts';

type Parts = Readonly<Record<string, CompiledPart>>;

const load: (path: string) => { readonly parts: Parts } = process
  .getBuiltinModule('node:module')
  .createRequire(import.meta.url);

/** What servers say in a language, by its parts. English is there from the start, another is loaded when it is first needed. */
export const partsIn = (language: Language): Parts =>
  language === DEFAULT_LANGUAGE ? english : load(`./generated/${language}/servers.ts`).parts;
