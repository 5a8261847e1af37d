// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  autoVerify: "⟦Aúúţóó-ṽééŕííƒý ļóóçááţííóóñš⟧",
  autoVerifyText: "⟦Lóóçááţííóóñš ţĥááţ ɱééɱƀééŕš šúúƀɱííţ ááþþééááŕ ááţ óóñçéé, ŵííţĥóóúúţ ŵááííţííñĝ ƒóóŕ ááñ ááđɱííñ.⟧",
  chooseFiles: "⟦Hééŕóó ííɱááĝééš⟧",
  chooseImages: "⟦Cĥóóóóšéé ííɱááĝééš⟧",
  chooseText: (d) => "⟦Sééļééçţ 1-" + number("en", d.most, 0) + " ííɱááĝééš, óóŕ đŕóóþ ţĥééɱ ĥééŕéé. JPEG, PNG óóŕ WééƀP, ééááçĥ úúñđééŕ 5MB; ļááŕĝééŕ óóñééš ááŕéé ɱááđéé šɱááļļééŕ.⟧",
  deleteFailed: "⟦Dééļééţéé ƒááííļééđ⟧",
  deleteImage: (d) => "⟦Dééļééţéé " + d.name + "⟧",
  deleteImageQuestion: "⟦Dééļééţéé ţĥííš ĥééŕóó ííɱááĝéé?⟧",
  deleteImageText: "⟦<name></name> ĝóóééš ƒŕóóɱ ţĥéé ļááñđííñĝ þááĝéé ááñđ çááññóóţ ƀéé ƀŕóóúúĝĥţ ƀááçķ.⟧",
  imageActive: (d) => "⟦" + number("en", d.number, 0) + " · Açţííṽéé⟧",
  imageAlt: (d) => "⟦Hééŕóó ííɱááĝéé " + number("en", d.number, 0) + ": " + d.name + "⟧",
  imageDeleted: "⟦Hééŕóó ííɱááĝéé đééļééţééđ⟧",
  imageInactive: (d) => "⟦" + number("en", d.number, 0) + " · Iñááçţííṽéé⟧",
  images: "⟦Hééŕóó Iɱááĝééš⟧",
  imagesFailed: "⟦Fááííļééđ ţóó ƒééţçĥ ĥééŕóó ííɱááĝééš⟧",
  imagesFailedText: "⟦Pļééáášéé ţŕý ááĝááííñ ííñ áá ɱóóɱééñţ.⟧",
  imagesInOrder: "⟦Hééŕóó ííɱááĝééš ííñ ţĥééííŕ óóŕđééŕ⟧",
  imagesNone: "⟦Nóó ĥééŕóó ííɱááĝééš ýééţ. Tĥéé ļááñđííñĝ þááĝéé šĥóóŵš ííţš óóŵñ ļááñđšçááþéé.⟧",
  imagesText: "⟦Tĥéé ááçţííṽéé óóñééš ƒóóļļóóŵ ééááçĥ óóţĥééŕ ááţ ţĥéé ţóóþ óóƒ ţĥéé ļááñđííñĝ þááĝéé. Fóóúúŕ óóŕ ƒííṽéé ɱááķéé áá ĝóóóóđ ŕóóúúñđ.⟧",
  moveImage: (d) => "⟦Móóṽéé " + d.name + "⟧",
  newImages: "⟦Nééŵ ĥééŕóó ííɱááĝééš⟧",
  progress: "⟦Uþļóóááđ⟧",
  removeFile: (d) => "⟦Rééɱóóṽéé " + d.name + "⟧",
  settingUpdated: "⟦Sééţţííñĝ úúþđááţééđ⟧",
  showImage: (d) => "⟦Sĥóóŵ " + d.name + "⟧",
  title: "⟦Sííţéé Sééţţííñĝš⟧",
  unnamedImage: "⟦Tĥéé þííçţúúŕéé⟧",
  updateFailed: "⟦Uþđááţéé ƒááííļééđ⟧",
  upload: (d) => "⟦" + plural(d.count, 0, en, { one: "Uþļóóááđ " + number("en", d.count, 0) + " ííɱááĝéé", other: "Uþļóóááđ " + number("en", d.count, 0) + " ííɱááĝééš" }) + "⟧",
  uploadFailed: "⟦Uþļóóááđ ƒááííļééđ⟧",
  uploaded: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ííɱááĝéé úúþļóóááđééđ", other: number("en", d.count, 0) + " ííɱááĝééš úúþļóóááđééđ" }) + "⟧",
  uploadedPartly: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ííɱááĝéé úúþļóóááđééđ, " + number("en", d.refused, 0) + " ŕééƒúúšééđ.", other: number("en", d.count, 0) + " ííɱááĝééš úúþļóóááđééđ, " + number("en", d.refused, 0) + " ŕééƒúúšééđ." }) + "⟧",
  uploading: "⟦Uþļóóááđííñĝ...⟧"
};
