import { languageOf } from '@wellspring/platform/subgraph/actor';
import type { Language } from '@wellspring/words/languages';
import { textIn } from '@wellspring/words/error-text';
import { say } from '@wellspring/words/message';
import type { PinFact } from '../domain/search/pin-fact.ts';
import type { CatalogContext } from './context.ts';

/** Digits that temperatures are converted from, in every language. */
const DIGITS = { numberingSystem: 'latn', maximumFractionDigits: 1 } as const;

/** What a pin says of its place, in a language: "38 °C", "36–41 °C", "4.6", "Free", "Open now". */
const pinText = (fact: PinFact, language: Language): string => {
  const degrees = (celsius: number): string => celsius.toLocaleString(language, DIGITS);
  switch (fact.kind) {
    case 'temperature':
      return `${fact.minC === fact.maxC ? '' : `${degrees(fact.minC)}–`}${degrees(fact.maxC)} °C`;
    case 'rating':
      return fact.average.toLocaleString(language, { ...DIGITS, minimumFractionDigits: 1 });
    case 'price':
      return textIn(language, say('facts.priceKind_free'));
    case 'open':
      return textIn(language, say(fact.isNow ? 'facts.openNow' : 'facts.statusState_open'));
  }
};

/** A pin in the language of the caller. */
export const saidPin = (
  { actor }: Pick<CatalogContext, 'actor'>,
  { id, fact }: { readonly id: string; readonly fact: PinFact | null },
) => ({ id, fact: fact && { kind: fact.kind, text: pinText(fact, languageOf(actor)) } });
