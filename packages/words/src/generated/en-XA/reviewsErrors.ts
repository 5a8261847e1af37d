// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "⟦Yóóúú ĥááṽéé ááļŕééááđý ŕééṽííééŵééđ ţĥííš ļóóçááţííóóñ⟧",
  changedElsewhere: "⟦Tĥííš ŕééṽííééŵ ŵááš çĥááñĝééđ ééļšééŵĥééŕéé ɱééááñŵĥííļéé. Pļééáášéé ļóóóóķ ááţ ííţ ƀééƒóóŕéé ýóóúú šááṽéé.⟧",
  contentTooLong: (d) => "⟦Rééṽííééŵ ɱúúšţ ƀéé ááţ ɱóóšţ " + d.max + " çĥááŕááçţééŕš⟧",
  contentTooShort: (d) => "⟦Rééṽííééŵ ɱúúšţ ƀéé ááţ ļééáášţ " + d.min + " çĥááŕááçţééŕš⟧",
  manyPhotos: "⟦Yóóúú ĥááṽéé ááđđééđ ɱááñý þĥóóţóóš ŵííţĥííñ ţĥéé ĥóóúúŕ.⟧",
  manyReviews: "⟦Yóóúú ĥááṽéé ŵŕííţţééñ ɱááñý ŕééṽííééŵš ŵííţĥííñ ţĥéé ĥóóúúŕ.⟧",
  photoNotFound: "⟦Pĥóóţóó ñóóţ ƒóóúúñđ⟧",
  placeBusy: "⟦Tĥííš þļááçéé ííš ƀééííñĝ ŕééṽííééŵééđ ƀý ɱááñý þééóóþļéé. Pļééáášéé ţŕý ááĝááííñ ííñ áá ɱóóɱééñţ.⟧",
  ratingRange: "⟦Rááţííñĝ ɱúúšţ ƀéé ƀééţŵééééñ 1 ááñđ 5⟧",
  reviewBusy: "⟦Tĥííš ŕééṽííééŵ ííš ƀééííñĝ çĥááñĝééđ ééļšééŵĥééŕéé. Pļééáášéé ļóóóóķ ááţ ííţ ƀééƒóóŕéé ýóóúú ţŕý ááĝááííñ.⟧",
  reviewNotFound: "⟦Rééṽííééŵ ñóóţ ƒóóúúñđ⟧",
  titleMissing: "⟦Tííţļéé ííš ŕééʠúúííŕééđ⟧",
  titleTooLong: (d) => "⟦Tííţļéé ɱúúšţ ƀéé ááţ ɱóóšţ " + d.max + " çĥááŕááçţééŕš⟧",
  tooManyPhotos: (d) => "⟦A ŕééṽííééŵ çááñ ĥááṽéé ááţ ɱóóšţ " + d.max + " þĥóóţóóš⟧"
};
