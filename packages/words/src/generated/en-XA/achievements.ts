// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  add: () => "⟦Ađđ á ļóçáţíóñ~~~~~⟧",
  badges: () => "⟦Báđĝéš~~~⟧",
  earned: (d) => "⟦" + plural(d.count, 0, en, { one: "Yóú éáŕñéđ á ñéŵ ƀáđĝé.", other: "Yóú éáŕñéđ " + number("en", d.count, 0) + " ñéŵ ƀáđĝéš." }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  earnedCount: (d) => "⟦Yóú éáŕñéđ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ñéŵ ƀáđĝé", other: number("en", d.count, 0) + " ñéŵ ƀáđĝéš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  empty: () => "⟦Nó áçĥíéṽéɱéñţš ýéţ. Ađđ ļóçáţíóñš, ŵŕíţé ŕéṽíéŵš óŕ çŕéáţé ļíšţš ţó éáŕñ ýóúŕ ƒíŕšţ ƀáđĝé.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  failed: () => "⟦Fáíļéđ ţó ƒéţçĥ ƀáđĝéš~~~~~~~~⟧",
  heading: () => "⟦Açĥíéṽéɱéñţš~~~~~⟧",
  level: (d) => "⟦" + select(d.level, { starter: "Sţáŕţéŕ", bronze: "Bŕóñžé", silver: "Síļṽéŕ", gold: "Góļđ", other: d.level }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  nextLevels: () => "⟦Néẋţ ļéṽéļš~~~~⟧",
  progress: (d) => "⟦" + number("en", d.count, 0) + " óƒ " + number("en", d.goal, 0) + "~~~~~~~~~~~~⟧",
  showAll: (d) => "⟦Sĥóŵ áļļ " + number("en", d.count, 0) + "~~~~~~~~~⟧",
  tryAgain: () => "⟦Tŕý áĝáíñ~~~~⟧",
  unlocked: () => "⟦Néŵ áçĥíéṽéɱéñţš úñļóçķéđ~~~~~~~~~⟧",
  upToDateText: () => "⟦Yóúŕ áçĥíéṽéɱéñţš áŕé úþ ţó đáţé.~~~~~~~~~~~~⟧",
  upToDateTitle: () => "⟦Báđĝéš úþđáţéđ~~~~~⟧",
  update: () => "⟦Uþđáţé~~~⟧",
  updateFailedText: () => "⟦Fáíļéđ ţó úþđáţé ƀáđĝéš. Pļéášé ţŕý áĝáíñ.~~~~~~~~~~~~~~~⟧",
  updateFailedTitle: () => "⟦Uþđáţé ƒáíļéđ~~~~~⟧"
};
