// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "⟦A þááĝéé ƒóóŕ ɱééɱƀééŕš.⟧",
  forMembersText: "⟦Tĥííš þááĝéé ííš ƒóóŕ ɱééɱƀééŕš. Aƒţééŕ šííĝñííñĝ ííñ ýóóúú çóóɱéé ƀááçķ ĥééŕéé.⟧",
  notFound: "⟦404 Pááĝéé Nóóţ Fóóúúñđ⟧",
  notFoundText: "⟦Tĥééŕéé ííš ñóó þááĝéé ááţ ţĥííš ááđđŕééšš.⟧",
  placeYouLookFor: "⟦Pééŕĥááþš ţĥéé þļááçéé ýóóúú ļóóóóķ ƒóóŕ ííš ĥééŕéé:⟧",
  refused: (d) => "⟦" + d.status + " Rééʠúúééšţ Rééƒúúšééđ⟧",
  refused400: "⟦400 Ađđŕééšš Nóóţ Vááļííđ⟧",
  refused403: "⟦403 Nóóţ Aļļóóŵééđ⟧",
  refused414: "⟦414 Ađđŕééšš Tóóóó Lóóñĝ⟧",
  refused421: "⟦421 Uñķñóóŵñ Sííţéé⟧",
  refused429: "⟦429 Tóóóó Mááñý Rééʠúúééšţš⟧"
};
