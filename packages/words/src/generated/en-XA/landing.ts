// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  carousel: "⟦çááŕóóúúšééļ⟧",
  exampleBath: "⟦ţĥééŕɱááļ ƀááţĥš Búúđááþééšţ⟧",
  exampleFree: "⟦ƒŕéééé ĥóóţ šþŕííñĝš⟧",
  exampleKind: "⟦óóñšééñ⟧",
  exampleNear: "⟦ĥóóţ šþŕííñĝš ñééááŕ Rééýķĵááṽíķ⟧",
  exampleTown: "⟦šááúúñáá Hééļšííñķíí⟧",
  examples: "⟦Eẋááɱþļéé šééááŕçĥééš⟧",
  exploreMap: "⟦Eẋþļóóŕéé ţĥéé ɱááþ⟧",
  heading: "⟦Dííšçóóṽééŕ Sááçŕééđ Pļááçééš⟧",
  intro: "⟦Hóóţ šþŕííñĝš, ŕééţŕééááţš ááñđ ʠúúííééţ þļááçééš ţóó ŕééçóóṽééŕ, ááļļ óóṽééŕ ţĥéé ŵóóŕļđ.⟧",
  join: "⟦Jóóííñ ţĥéé Cóóɱɱúúñííţý⟧",
  joinText: "⟦Sííĝñ úúþ ţóó çóóñţŕííƀúúţéé ĥééááļííñĝ ļóóçááţííóóñš ááñđ šááṽéé ýóóúúŕ ƒááṽóóŕííţééš⟧",
  letPicturesChange: "⟦Lééţ ţĥéé þííçţúúŕééš çĥááñĝéé⟧",
  mapText: "⟦Fŕóóɱ ţĥéé ñééẋţ ṽááļļééý ţóó ţĥéé ƒááŕ šííđéé óóƒ ţĥéé ŵóóŕļđ.⟧",
  oneMap: "⟦Eṽééŕý þļááçéé óóñ óóñéé ɱááþ⟧",
  pausePictures: "⟦Pááúúšéé ţĥéé þííçţúúŕééš⟧",
  pictureOf: (d) => "⟦Pííçţúúŕéé " + d.number + " óóƒ " + d.count + "⟧",
  pictures: "⟦Pííçţúúŕééš⟧",
  placesOnMap: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļááçéé", other: number("en", d.count, 0) + " þļááçééš" }) + ", ƒŕóóɱ ţĥéé ñééẋţ ṽááļļééý ţóó ţĥéé ƒááŕ šííđéé óóƒ ţĥéé ŵóóŕļđ.⟧",
  showPicture: (d) => "⟦Sĥóóŵ þííçţúúŕéé " + d.number + " óóƒ " + d.count + "⟧",
  statCountries: "⟦Cóóúúñţŕííééš⟧",
  statMembers: "⟦Cóóɱɱúúñííţý Mééɱƀééŕš⟧",
  statPlaces: "⟦Sááçŕééđ Pļááçééš⟧",
  statReviews: "⟦Rééṽííééŵš⟧",
  statsHeading: "⟦Cóóɱɱúúñííţý ííñ ñúúɱƀééŕš⟧",
  title: "⟦Wellspring: ĥóóţ šþŕííñĝš, ŕééţŕééááţš ááñđ ʠúúííééţ þļááçééš, ááļļ óóṽééŕ ţĥéé ŵóóŕļđ⟧",
  trust: "⟦Kééþţ ƀý ííţš ɱééɱƀééŕš. Nóó ááđš, ñóó þááííđ þļááçééš, ááñđ ŕááţííñĝš óóñļý ƒŕóóɱ ţĥóóšéé ŵĥóó ŵŕóóţéé áá ŕééṽííééŵ.⟧"
};
