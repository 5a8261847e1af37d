// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contributor: () => "⟦Cóñţŕíƀúţóŕ~~~~⟧",
  contributorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ṽéŕíƒíéđ þļáçé", other: number("en", d.count, 0) + " ṽéŕíƒíéđ þļáçéš" }) + "~~~~~~~~~~~~~~~~~~~~~~~⟧",
  curator: () => "⟦Cúŕáţóŕ~~~⟧",
  curatorNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ļíšţ ɱáđé þúƀļíç", other: number("en", d.count, 0) + " ļíšţš ɱáđé þúƀļíç" }) + "~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  explorer: () => "⟦Eẋþļóŕéŕ~~~⟧",
  explorerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļáçé ṽíšíţéđ óŕ ƒáṽóŕíţéđ", other: number("en", d.count, 0) + " þļáçéš ṽíšíţéđ óŕ ƒáṽóŕíţéđ" }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  pillar: () => "⟦Píļļáŕ~~~⟧",
  pillarNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " óţĥéŕ ƀáđĝé áţ šíļṽéŕ óŕ áƀóṽé", other: number("en", d.count, 0) + " óţĥéŕ ƀáđĝéš áţ šíļṽéŕ óŕ áƀóṽé" }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  reviewer: () => "⟦Réṽíéŵéŕ~~~⟧",
  reviewerNeeds: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļáçé ŕéṽíéŵéđ", other: number("en", d.count, 0) + " þļáçéš ŕéṽíéŵéđ" }) + "~~~~~~~~~~~~~~~~~~~~~~~⟧",
  withLevel: (d) => "⟦" + select(d.level, { starter: "Sţáŕţéŕ", bronze: "Bŕóñžé", silver: "Síļṽéŕ", gold: "Góļđ", other: d.level }) + " " + d.name + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧"
};
