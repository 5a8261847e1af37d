// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: () => "⟦A þáĝé ƒóŕ ɱéɱƀéŕš.~~~~~~~⟧",
  forMembersText: () => "⟦Tĥíš þáĝé íš ƒóŕ ɱéɱƀéŕš. Aƒţéŕ šíĝñíñĝ íñ ýóú çóɱé ƀáçķ ĥéŕé.~~~~~~~~~~~~~~~~~~~~~~⟧",
  notFound: () => "⟦404 Páĝé Nóţ Fóúñđ~~~~~~~⟧",
  notFoundText: () => "⟦Tĥéŕé íš ñó þáĝé áţ ţĥíš áđđŕéšš.~~~~~~~~~~~~⟧",
  placeYouLookFor: () => "⟦Péŕĥáþš ţĥé þļáçé ýóú ļóóķ ƒóŕ íš ĥéŕé:~~~~~~~~~~~~~~⟧",
  refused: (d) => "⟦" + d.status + " Réʠúéšţ Réƒúšéđ~~~~~~~~~⟧",
  refused400: () => "⟦400 Ađđŕéšš Nóţ Váļíđ~~~~~~~~⟧",
  refused403: () => "⟦403 Nóţ Aļļóŵéđ~~~~~~⟧",
  refused414: () => "⟦414 Ađđŕéšš Tóó Lóñĝ~~~~~~~⟧",
  refused421: () => "⟦421 Uñķñóŵñ Síţé~~~~~~⟧",
  refused429: () => "⟦429 Tóó Máñý Réʠúéšţš~~~~~~~~⟧"
};
