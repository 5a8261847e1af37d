// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  addPhotos: "⟦Ađđ þĥóóţóóš⟧",
  confirmNewPassword: "⟦Cóóñƒííŕɱ ñééŵ þááššŵóóŕđ⟧",
  draftDiscard: "⟦Dííšçááŕđ⟧",
  draftNoPhotos: "⟦Pĥóóţóóš ááŕéé ñóóţ ķééþţ⟧",
  draftPutIn: "⟦Púúţ ííñ ŵĥááţ ýóóúú ţýþééđ⟧",
  draftRestored: "⟦Rééšţóóŕééđ ŵĥááţ ýóóúú ţýþééđ⟧",
  draftStale: "⟦Tĥííš ŵááš çĥááñĝééđ ééļšééŵĥééŕéé ááƒţééŕ ýóóúú ţýþééđ ĥééŕéé.⟧",
  fileTooLarge: "⟦Fííļéé ţóóóó ļááŕĝéé⟧",
  fileTypeInvalid: "⟦Iñṽááļííđ ƒííļéé ţýþéé⟧",
  makingSmaller: (d) => "⟦" + plural(d.count, 0, en, { one: "Mááķííñĝ ţĥéé þĥóóţóó šɱááļļééŕ ...", other: "Mááķííñĝ þĥóóţóó " + number("en", d.number, 0) + " óóƒ " + number("en", d.count, 0) + " šɱááļļééŕ ..." }) + "⟧",
  moveDone: (d) => "⟦" + d.name + " ííš ñóóŵ ñúúɱƀééŕ " + number("en", d.number, 0) + ".⟧",
  moveGivenUp: (d) => "⟦" + d.name + " šţááýš ŵĥééŕéé ííţ ŵááš.⟧",
  moveHow: "⟦Tóó þííçķ úúþ áá đŕááĝĝááƀļéé ííţééɱ, þŕééšš ţĥéé šþááçéé ƀááŕ. Wĥííļéé đŕááĝĝííñĝ, úúšéé ţĥéé ááŕŕóóŵ ķééýš ţóó ɱóóṽéé ţĥéé ííţééɱ. Pŕééšš šþááçéé ááĝááííñ ţóó đŕóóþ ţĥéé ííţééɱ ííñ ííţš ñééŵ þóóšííţííóóñ, óóŕ þŕééšš ééšçááþéé ţóó çááñçééļ.⟧",
  movePicked: (d) => "⟦" + d.name + " ííš þííçķééđ úúþ, ááţ ñúúɱƀééŕ " + number("en", d.number, 0) + " óóƒ " + number("en", d.count, 0) + ".⟧",
  newPassword: "⟦Nééŵ þááššŵóóŕđ⟧",
  passwordAtLeast: (d) => "⟦Aţ ļééáášţ " + number("en", d.count, 0) + " çĥááŕááçţééŕš⟧",
  passwordStrength: (d) => "⟦Pááššŵóóŕđ šţŕééñĝţĥ: " + select(d.strength, { weak: "Wééááķ", fair: "Fááííŕ", good: "Góóóóđ", other: "Sţŕóóñĝ" }) + "⟧",
  photoAgain: "⟦Tĥííš þĥóóţóó çóóúúļđ ñóóţ ƀéé ŕééááđ. Pļééáášéé çĥóóóóšéé ííţ ááĝááííñ.⟧",
  photoUnreadable: "⟦Pĥóóţóó çááññóóţ ƀéé ŕééááđ⟧",
  photos: "⟦Pĥóóţóóš⟧",
  photosMost: (d) => "⟦" + select(d.owner, { place: "A þļááçéé", other: "A ŕééṽííééŵ" }) + " çááñ ĥááṽéé úúþ ţóó " + number("en", d.most, 0) + " þĥóóţóóš⟧",
  photosToChooseAgain: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þĥóóţóó ĥááš", other: number("en", d.count, 0) + " þĥóóţóóš ĥááṽéé" }) + " ţóó ƀéé çĥóóšééñ ááĝááííñ: <names></names>⟧",
  refusedPhoto: "⟦<name></name>: <why></why>⟧",
  reportClosed: "⟦Lóóçááţííóóñ Cļóóšééđ⟧",
  reportDuplicate: "⟦Dúúþļííçááţéé Lóóçááţííóóñ⟧",
  reportInappropriate: "⟦Iñááþþŕóóþŕííááţéé Cóóñţééñţ⟧",
  reportOther: "⟦Oţĥééŕ Iššúúéé⟧",
  reportSpam: "⟦Sþááɱ⟧",
  reportWrongAddress: "⟦Wŕóóñĝ Ađđŕééšš⟧",
  sortable: "⟦šóóŕţááƀļéé⟧"
};
