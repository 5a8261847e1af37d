// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: () => "⟦Yóú ĥáṽé áļŕéáđý ŕéṽíéŵéđ ţĥíš ļóçáţíóñ~~~~~~~~~~~~~~⟧",
  changedElsewhere: () => "⟦Tĥíš ŕéṽíéŵ ŵáš çĥáñĝéđ éļšéŵĥéŕé ɱéáñŵĥíļé. Pļéášé ļóóķ áţ íţ ƀéƒóŕé ýóú šáṽé.~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  contentTooLong: (d) => "⟦Réṽíéŵ ɱúšţ ƀé áţ ɱóšţ " + d.max + " çĥáŕáçţéŕš~~~~~~~~~~~~~~⟧",
  contentTooShort: (d) => "⟦Réṽíéŵ ɱúšţ ƀé áţ ļéášţ " + d.min + " çĥáŕáçţéŕš~~~~~~~~~~~~~~⟧",
  manyPhotos: () => "⟦Yóú ĥáṽé áđđéđ ɱáñý þĥóţóš ŵíţĥíñ ţĥé ĥóúŕ.~~~~~~~~~~~~~~~~⟧",
  manyReviews: () => "⟦Yóú ĥáṽé ŵŕíţţéñ ɱáñý ŕéṽíéŵš ŵíţĥíñ ţĥé ĥóúŕ.~~~~~~~~~~~~~~~~~⟧",
  photoNotFound: () => "⟦Pĥóţó ñóţ ƒóúñđ~~~~~~⟧",
  placeBusy: () => "⟦Tĥíš þļáçé íš ƀéíñĝ ŕéṽíéŵéđ ƀý ɱáñý þéóþļé. Pļéášé ţŕý áĝáíñ íñ á ɱóɱéñţ.~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  ratingRange: () => "⟦Ráţíñĝ ɱúšţ ƀé ƀéţŵééñ 1 áñđ 5~~~~~~~~~~~⟧",
  reviewBusy: () => "⟦Tĥíš ŕéṽíéŵ íš ƀéíñĝ çĥáñĝéđ éļšéŵĥéŕé. Pļéášé ļóóķ áţ íţ ƀéƒóŕé ýóú ţŕý áĝáíñ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  reviewNotFound: () => "⟦Réṽíéŵ ñóţ ƒóúñđ~~~~~~⟧",
  titleMissing: () => "⟦Tíţļé íš ŕéʠúíŕéđ~~~~~~⟧",
  titleTooLong: (d) => "⟦Tíţļé ɱúšţ ƀé áţ ɱóšţ " + d.max + " çĥáŕáçţéŕš~~~~~~~~~~~~~~⟧",
  tooManyPhotos: (d) => "⟦A ŕéṽíéŵ çáñ ĥáṽé áţ ɱóšţ " + d.max + " þĥóţóš~~~~~~~~~~~~~~⟧"
};
