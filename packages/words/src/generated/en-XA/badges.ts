// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contributor: "⟦Cóóñţŕííƀúúţóóŕ⟧",
  contributorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ṽééŕííƒííééđ þļááçéé", other: number("en", d.count, 0) + " ṽééŕííƒííééđ þļááçééš" }) + "⟧",
  curator: "⟦Cúúŕááţóóŕ⟧",
  curatorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ļííšţ ɱááđéé þúúƀļííç", other: number("en", d.count, 0) + " ļííšţš ɱááđéé þúúƀļííç" }) + "⟧",
  explorer: "⟦Eẋþļóóŕééŕ⟧",
  explorerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļááçéé ṽííšííţééđ óóŕ ƒááṽóóŕííţééđ", other: number("en", d.count, 0) + " þļááçééš ṽííšííţééđ óóŕ ƒááṽóóŕííţééđ" }) + "⟧",
  pillar: "⟦Pííļļááŕ⟧",
  pillarNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " óóţĥééŕ ƀááđĝéé ááţ šííļṽééŕ óóŕ ááƀóóṽéé", other: number("en", d.count, 0) + " óóţĥééŕ ƀááđĝééš ááţ šííļṽééŕ óóŕ ááƀóóṽéé" }) + "⟧",
  reviewer: "⟦Rééṽííééŵééŕ⟧",
  reviewerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļááçéé ŕééṽííééŵééđ", other: number("en", d.count, 0) + " þļááçééš ŕééṽííééŵééđ" }) + "⟧",
  withLevel: (d) => "⟦" + select(d.level, { starter: "Sţááŕţééŕ", bronze: "Bŕóóñžéé", silver: "Sííļṽééŕ", gold: "Góóļđ", other: d.level }) + " " + d.name + "⟧"
};
