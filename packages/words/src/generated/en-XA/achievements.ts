// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  add: "⟦Ađđ áá ļóóçááţííóóñ⟧",
  badges: "⟦Bááđĝééš⟧",
  earned: (d) => "⟦" + plural(d.count, 0, en, { one: "Yóóúú ééááŕñééđ áá ñééŵ ƀááđĝéé.", other: "Yóóúú ééááŕñééđ " + number("en", d.count, 0) + " ñééŵ ƀááđĝééš." }) + "⟧",
  earnedCount: (d) => "⟦Yóóúú ééááŕñééđ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ñééŵ ƀááđĝéé", other: number("en", d.count, 0) + " ñééŵ ƀááđĝééš" }) + ".⟧",
  empty: "⟦Nóó ááçĥííééṽééɱééñţš ýééţ. Ađđ ļóóçááţííóóñš, ŵŕííţéé ŕééṽííééŵš óóŕ çŕééááţéé ļííšţš ţóó ééááŕñ ýóóúúŕ ƒííŕšţ ƀááđĝéé.⟧",
  failed: "⟦Fááííļééđ ţóó ƒééţçĥ ƀááđĝééš⟧",
  heading: "⟦Açĥííééṽééɱééñţš⟧",
  level: (d) => "⟦" + select(d.level, { starter: "Sţááŕţééŕ", bronze: "Bŕóóñžéé", silver: "Sííļṽééŕ", gold: "Góóļđ", other: d.level }) + "⟧",
  nextLevels: "⟦Nééẋţ ļééṽééļš⟧",
  progress: (d) => "⟦" + number("en", d.count, 0) + " óóƒ " + number("en", d.goal, 0) + "⟧",
  showAll: (d) => "⟦Sĥóóŵ ááļļ " + number("en", d.count, 0) + "⟧",
  unlocked: "⟦Nééŵ ááçĥííééṽééɱééñţš úúñļóóçķééđ⟧",
  upToDateText: "⟦Yóóúúŕ ááçĥííééṽééɱééñţš ááŕéé úúþ ţóó đááţéé.⟧",
  upToDateTitle: "⟦Bááđĝééš úúþđááţééđ⟧",
  update: "⟦Uþđááţéé⟧",
  updateFailedText: "⟦Fááííļééđ ţóó úúþđááţéé ƀááđĝééš. Pļééáášéé ţŕý ááĝááííñ.⟧",
  updateFailedTitle: "⟦Uþđááţéé ƒááííļééđ⟧"
};
