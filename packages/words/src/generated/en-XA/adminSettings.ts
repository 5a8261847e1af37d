// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  autoVerify: () => "⟦Aúţó-ṽéŕíƒý ļóçáţíóñš~~~~~~~~⟧",
  autoVerifyText: () => "⟦Lóçáţíóñš ţĥáţ ɱéɱƀéŕš šúƀɱíţ áþþéáŕ áţ óñçé, ŵíţĥóúţ ŵáíţíñĝ ƒóŕ áñ áđɱíñ.~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  chooseFiles: () => "⟦Héŕó íɱáĝéš~~~~⟧",
  chooseImages: () => "⟦Cĥóóšé íɱáĝéš~~~~~⟧",
  chooseText: (d) => "⟦Séļéçţ 1-" + number("en", d.most, 0) + " íɱáĝéš, óŕ đŕóþ ţĥéɱ ĥéŕé. JPEG, PNG óŕ WéƀP, éáçĥ úñđéŕ 5MB; ļáŕĝéŕ óñéš áŕé ɱáđé šɱáļļéŕ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  deleteFailed: () => "⟦Déļéţé ƒáíļéđ~~~~~⟧",
  deleteImage: (d) => "⟦Déļéţé " + d.name + "~~~~~⟧",
  deleteImageQuestion: () => "⟦Déļéţé ţĥíš ĥéŕó íɱáĝé?~~~~~~~~~⟧",
  deleteImageText: (d) => "⟦" + d.name + " ĝóéš ƒŕóɱ ţĥé ļáñđíñĝ þáĝé áñđ çáññóţ ƀé ƀŕóúĝĥţ ƀáçķ.~~~~~~~~~~~~~~~~~~~~~~⟧",
  imageActive: (d) => "⟦" + number("en", d.number, 0) + " · Açţíṽé~~~~~~~~~⟧",
  imageAlt: (d) => "⟦Héŕó íɱáĝé " + number("en", d.number, 0) + ": " + d.name + "~~~~~~~~~~~~~⟧",
  imageDeleted: () => "⟦Héŕó íɱáĝé đéļéţéđ~~~~~~~⟧",
  imageInactive: (d) => "⟦" + number("en", d.number, 0) + " · Iñáçţíṽé~~~~~~~~~~⟧",
  images: () => "⟦Héŕó Iɱáĝéš~~~~⟧",
  imagesFailed: () => "⟦Fáíļéđ ţó ƒéţçĥ ĥéŕó íɱáĝéš~~~~~~~~~~⟧",
  imagesFailedText: () => "⟦Pļéášé ţŕý áĝáíñ íñ á ɱóɱéñţ.~~~~~~~~~~~⟧",
  imagesInOrder: () => "⟦Héŕó íɱáĝéš íñ ţĥéíŕ óŕđéŕ~~~~~~~~~~⟧",
  imagesNone: () => "⟦Nó ĥéŕó íɱáĝéš ýéţ. Tĥé ļáñđíñĝ þáĝé šĥóŵš íţš óŵñ ļáñđšçáþé.~~~~~~~~~~~~~~~~~~~~~~⟧",
  imagesText: () => "⟦Tĥé áçţíṽé óñéš ƒóļļóŵ éáçĥ óţĥéŕ áţ ţĥé ţóþ óƒ ţĥé ļáñđíñĝ þáĝé. Fóúŕ óŕ ƒíṽé ɱáķé á ĝóóđ ŕóúñđ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  moveImage: (d) => "⟦Móṽé " + d.name + "~~~~⟧",
  newImages: () => "⟦Néŵ ĥéŕó íɱáĝéš~~~~~~⟧",
  progress: () => "⟦Uþļóáđ~~~⟧",
  removeFile: (d) => "⟦Réɱóṽé " + d.name + "~~~~~⟧",
  settingUpdated: () => "⟦Séţţíñĝ úþđáţéđ~~~~~~⟧",
  showImage: (d) => "⟦Sĥóŵ " + d.name + "~~~~⟧",
  title: () => "⟦Síţé Séţţíñĝš~~~~~⟧",
  tryAgain: () => "⟦Tŕý áĝáíñ~~~~⟧",
  unnamedImage: () => "⟦Tĥé þíçţúŕé~~~~⟧",
  updateFailed: () => "⟦Uþđáţé ƒáíļéđ~~~~~⟧",
  upload: (d) => "⟦" + plural(d.count, 0, en, { one: "Uþļóáđ " + number("en", d.count, 0) + " íɱáĝé", other: "Uþļóáđ " + number("en", d.count, 0) + " íɱáĝéš" }) + "~~~~~~~~~~~~~~~~~~~~~~⟧",
  uploadFailed: () => "⟦Uþļóáđ ƒáíļéđ~~~~~⟧",
  uploaded: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " íɱáĝé úþļóáđéđ", other: number("en", d.count, 0) + " íɱáĝéš úþļóáđéđ" }) + "~~~~~~~~~~~~~~~~~~~~~~~⟧",
  uploadedPartly: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " íɱáĝé úþļóáđéđ, " + number("en", d.refused, 0) + " ŕéƒúšéđ.", other: number("en", d.count, 0) + " íɱáĝéš úþļóáđéđ, " + number("en", d.refused, 0) + " ŕéƒúšéđ." }) + "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  uploading: () => "⟦Uþļóáđíñĝ...~~~~~⟧"
};
