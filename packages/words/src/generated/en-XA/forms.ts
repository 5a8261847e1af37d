// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  addPhotos: () => "⟦Ađđ þĥóţóš~~~~⟧",
  confirmNewPassword: () => "⟦Cóñƒíŕɱ ñéŵ þáššŵóŕđ~~~~~~~⟧",
  draftDiscard: () => "⟦Díšçáŕđ~~~⟧",
  draftNoPhotos: () => "⟦Pĥóţóš áŕé ñóţ ķéþţ~~~~~~~⟧",
  draftPutIn: () => "⟦Púţ íñ ŵĥáţ ýóú ţýþéđ~~~~~~~~⟧",
  draftRestored: () => "⟦Réšţóŕéđ ŵĥáţ ýóú ţýþéđ~~~~~~~~~⟧",
  draftStale: () => "⟦Tĥíš ŵáš çĥáñĝéđ éļšéŵĥéŕé áƒţéŕ ýóú ţýþéđ ĥéŕé.~~~~~~~~~~~~~~~~~⟧",
  fileTooLarge: () => "⟦Fíļé ţóó ļáŕĝé~~~~~⟧",
  fileTypeInvalid: () => "⟦Iñṽáļíđ ƒíļé ţýþé~~~~~~⟧",
  makingSmaller: (d) => "⟦" + plural(d.count, 0, en, { one: "Máķíñĝ ţĥé þĥóţó šɱáļļéŕ ...", other: "Máķíñĝ þĥóţó " + number("en", d.number, 0) + " óƒ " + number("en", d.count, 0) + " šɱáļļéŕ ..." }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  moveDone: (d) => "⟦" + d.name + " íš ñóŵ ñúɱƀéŕ " + number("en", d.number, 0) + ".~~~~~~~~~~~~~~⟧",
  moveGivenUp: (d) => "⟦" + d.name + " šţáýš ŵĥéŕé íţ ŵáš.~~~~~~~~~~⟧",
  movePicked: (d) => "⟦" + d.name + " íš þíçķéđ úþ, áţ ñúɱƀéŕ " + number("en", d.number, 0) + " óƒ " + number("en", d.count, 0) + ".~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  newPassword: () => "⟦Néŵ þáššŵóŕđ~~~~~⟧",
  passwordAtLeast: (d) => "⟦Aţ ļéášţ " + number("en", d.count, 0) + " çĥáŕáçţéŕš~~~~~~~~~~~~~⟧",
  passwordStrength: (d) => "⟦Páššŵóŕđ šţŕéñĝţĥ: " + select(d.strength, { weak: "Wéáķ", fair: "Fáíŕ", good: "Góóđ", other: "Sţŕóñĝ" }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  photoAgain: () => "⟦Tĥíš þĥóţó çóúļđ ñóţ ƀé ŕéáđ. Pļéášé çĥóóšé íţ áĝáíñ.~~~~~~~~~~~~~~~~~~~⟧",
  photoUnreadable: () => "⟦Pĥóţó çáññóţ ƀé ŕéáđ~~~~~~~⟧",
  photos: () => "⟦Pĥóţóš~~~⟧",
  photosMost: (d) => "⟦" + select(d.owner, { place: "A þļáçé", other: "A ŕéṽíéŵ" }) + " çáñ ĥáṽé úþ ţó " + number("en", d.most, 0) + " þĥóţóš~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  photosToChooseAgain: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þĥóţó ĥáš", other: number("en", d.count, 0) + " þĥóţóš ĥáṽé" }) + " ţó ƀé çĥóšéñ áĝáíñ: <names></names>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  refusedPhoto: () => "⟦<name></name>: <why></why>~~~~~~~~~~⟧",
  reportClosed: () => "⟦Lóçáţíóñ Cļóšéđ~~~~~~⟧",
  reportDuplicate: () => "⟦Dúþļíçáţé Lóçáţíóñ~~~~~~~⟧",
  reportInappropriate: () => "⟦Iñáþþŕóþŕíáţé Cóñţéñţ~~~~~~~~⟧",
  reportOther: () => "⟦Oţĥéŕ Iššúé~~~~⟧",
  reportSpam: () => "⟦Sþáɱ~~⟧",
  reportWrongAddress: () => "⟦Wŕóñĝ Ađđŕéšš~~~~~⟧"
};
