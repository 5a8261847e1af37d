// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  add: "⟦Ađđ áá ļóóçááţííóóñ⟧",
  badges: "⟦Bááđĝééš⟧",
  contributor: "⟦Cóóñţŕííƀúúţóóŕ⟧",
  contributorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ṽééŕííƒííééđ þļááçéé", other: number("en", d.count, 0) + " ṽééŕííƒííééđ þļááçééš" }) + "⟧",
  curator: "⟦Cúúŕááţóóŕ⟧",
  curatorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ļííšţ ɱááđéé þúúƀļííç", other: number("en", d.count, 0) + " ļííšţš ɱááđéé þúúƀļííç" }) + "⟧",
  earned: (d) => "⟦" + plural(d.count, 0, en, { one: "Yóóúú ééááŕñééđ áá ñééŵ ƀááđĝéé.", other: "Yóóúú ééááŕñééđ " + number("en", d.count, 0) + " ñééŵ ƀááđĝééš." }) + "⟧",
  earnedCount: (d) => "⟦Yóóúú ééááŕñééđ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ñééŵ ƀááđĝéé", other: number("en", d.count, 0) + " ñééŵ ƀááđĝééš" }) + ".⟧",
  empty: "⟦Nóó ááçĥííééṽééɱééñţš ýééţ. Ađđ ļóóçááţííóóñš, ŵŕííţéé ŕééṽííééŵš óóŕ çŕééááţéé ļííšţš ţóó ééááŕñ ýóóúúŕ ƒííŕšţ ƀááđĝéé.⟧",
  explorer: "⟦Eẋþļóóŕééŕ⟧",
  explorerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļááçéé ṽííšííţééđ óóŕ ƒááṽóóŕííţééđ", other: number("en", d.count, 0) + " þļááçééš ṽííšííţééđ óóŕ ƒááṽóóŕííţééđ" }) + "⟧",
  failed: "⟦Fááííļééđ ţóó ƒééţçĥ ƀááđĝééš⟧",
  heading: "⟦Açĥííééṽééɱééñţš⟧",
  level: (d) => "⟦" + select(d.level, { starter: "Sţááŕţééŕ", bronze: "Bŕóóñžéé", silver: "Sííļṽééŕ", gold: "Góóļđ", other: d.level }) + "⟧",
  nextLevels: "⟦Nééẋţ ļééṽééļš⟧",
  pillar: "⟦Pííļļááŕ⟧",
  pillarNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " óóţĥééŕ ƀááđĝéé ááţ šííļṽééŕ óóŕ ááƀóóṽéé", other: number("en", d.count, 0) + " óóţĥééŕ ƀááđĝééš ááţ šííļṽééŕ óóŕ ááƀóóṽéé" }) + "⟧",
  progress: (d) => "⟦" + number("en", d.count, 0) + " óóƒ " + number("en", d.goal, 0) + "⟧",
  reviewer: "⟦Rééṽííééŵééŕ⟧",
  reviewerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļááçéé ŕééṽííééŵééđ", other: number("en", d.count, 0) + " þļááçééš ŕééṽííééŵééđ" }) + "⟧",
  showAll: (d) => "⟦Sĥóóŵ ááļļ " + number("en", d.count, 0) + "⟧",
  unlocked: "⟦Nééŵ ááçĥííééṽééɱééñţš úúñļóóçķééđ⟧",
  upToDateText: "⟦Yóóúúŕ ááçĥííééṽééɱééñţš ááŕéé úúþ ţóó đááţéé.⟧",
  upToDateTitle: "⟦Bááđĝééš úúþđááţééđ⟧",
  update: "⟦Uþđááţéé⟧",
  updateFailedText: "⟦Fááííļééđ ţóó úúþđááţéé ƀááđĝééš. Pļééáášéé ţŕý ááĝááííñ.⟧",
  updateFailedTitle: "⟦Uþđááţéé ƒááííļééđ⟧",
  withLevel: (d) => "⟦" + select(d.level, { starter: "Sţááŕţééŕ", bronze: "Bŕóóñžéé", silver: "Sííļṽééŕ", gold: "Góóļđ", other: d.level }) + " " + d.name + "⟧"
};
