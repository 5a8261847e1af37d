// Made by tools/generate/words.mjs from packages/words/messages.
import { messages as en_mails } from '../en/mails.ts';
import { messages as de_mails } from '../de/mails.ts';
import { messages as es_mails } from '../es/mails.ts';
import { messages as fr_mails } from '../fr/mails.ts';
import { messages as ja_mails } from '../ja/mails.ts';
import { messages as ar_mails } from '../ar/mails.ts';
import { messages as enXA_mails } from '../en-XA/mails.ts';
import type { Language } from '../../languages.ts';
import type { CompiledPart } from '../../translate.ts';

/** The parts that mails are said in, in every language. */
export const parts: Readonly<Record<Language, Readonly<Record<string, CompiledPart>>>> = {
  en: {
    mails: en_mails,
  },
  de: {
    mails: de_mails,
  },
  es: {
    mails: es_mails,
  },
  fr: {
    mails: fr_mails,
  },
  ja: {
    mails: ja_mails,
  },
  ar: {
    mails: ar_mails,
  },
  'en-XA': {
    mails: enXA_mails,
  },
};
