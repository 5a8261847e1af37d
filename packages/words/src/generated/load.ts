// Made by tools/generate/words.mjs from packages/words/messages.
import type { Language } from '../languages.ts';
import type { CompiledPart } from '../translate.ts';

/** The parts that the web client shows. */
export const SHOWN_PARTS = ['account', 'addLocation', 'admin', 'answers', 'badges', 'cards', 'categories', 'contract', 'deadEnds', 'factForm', 'facts', 'fields', 'filters', 'forms', 'kinds', 'landing', 'lists', 'map', 'onboarding', 'orders', 'place', 'places', 'privacy', 'profile', 'proposals', 'reviews', 'site'] as const;

export type ShownPart = (typeof SHOWN_PARTS)[number];

type Loaders = { readonly parts: Readonly<Record<ShownPart, () => Promise<{ readonly messages: CompiledPart }>>> };

/** Fetches what fetches the parts of a language. */
export const LOAD: Readonly<Record<Language, () => Promise<Loaders>>> = {
  en: () => import('./en/load.ts'),
  de: () => import('./de/load.ts'),
  es: () => import('./es/load.ts'),
  fr: () => import('./fr/load.ts'),
  ja: () => import('./ja/load.ts'),
  ar: () => import('./ar/load.ts'),
  'en-XA': () => import('./en-XA/load.ts'),
};
