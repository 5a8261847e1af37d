// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  carousel: () => "⟦çáŕóúšéļ~~~⟧",
  exploreMap: () => "⟦Eẋþļóŕé ţĥé ɱáþ~~~~~~⟧",
  heading: () => "⟦Díšçóṽéŕ Sáçŕéđ Pļáçéš~~~~~~~~⟧",
  intro: () => "⟦Hóţ šþŕíñĝš, ŕéţŕéáţš áñđ ʠúíéţ þļáçéš ţó ŕéçóṽéŕ, áļļ óṽéŕ ţĥé ŵóŕļđ.~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  join: () => "⟦Jóíñ ţĥé Cóɱɱúñíţý~~~~~~~⟧",
  joinText: () => "⟦Síĝñ úþ ţó çóñţŕíƀúţé ĥéáļíñĝ ļóçáţíóñš áñđ šáṽé ýóúŕ ƒáṽóŕíţéš~~~~~~~~~~~~~~~~~~~~~~~⟧",
  letPicturesChange: () => "⟦Léţ ţĥé þíçţúŕéš çĥáñĝé~~~~~~~~~⟧",
  mapText: () => "⟦Fŕóɱ ţĥé ñéẋţ ṽáļļéý ţó ţĥé ƒáŕ šíđé óƒ ţĥé ŵóŕļđ.~~~~~~~~~~~~~~~~~~⟧",
  oneMap: () => "⟦Eṽéŕý þļáçé óñ óñé ɱáþ~~~~~~~~⟧",
  pausePictures: () => "⟦Páúšé ţĥé þíçţúŕéš~~~~~~~⟧",
  pictureOf: (d) => "⟦Píçţúŕé " + d.number + " óƒ " + d.count + "~~~~~~~~~~⟧",
  pictures: () => "⟦Píçţúŕéš~~~⟧",
  placesOnMap: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " þļáçé", other: number("en", d.count, 0) + " þļáçéš" }) + ", ƒŕóɱ ţĥé ñéẋţ ṽáļļéý ţó ţĥé ƒáŕ šíđé óƒ ţĥé ŵóŕļđ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  showPicture: (d) => "⟦Sĥóŵ þíçţúŕé " + d.number + " óƒ " + d.count + "~~~~~~~~~~~~⟧",
  statCountries: () => "⟦Cóúñţŕíéš~~~~⟧",
  statMembers: () => "⟦Cóɱɱúñíţý Méɱƀéŕš~~~~~~⟧",
  statPlaces: () => "⟦Sáçŕéđ Pļáçéš~~~~~⟧",
  statReviews: () => "⟦Réṽíéŵš~~~⟧",
  statsHeading: () => "⟦Cóɱɱúñíţý íñ ñúɱƀéŕš~~~~~~~⟧",
  title: () => "⟦Wéļļšþŕíñĝ: ĥóţ šþŕíñĝš, ŕéţŕéáţš áñđ ʠúíéţ þļáçéš, áļļ óṽéŕ ţĥé ŵóŕļđ~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  trust: () => "⟦Kéþţ ƀý íţš ɱéɱƀéŕš. Nó áđš, ñó þáíđ þļáçéš, áñđ ŕáţíñĝš óñļý ƒŕóɱ ţĥóšé ŵĥó ŵŕóţé á ŕéṽíéŵ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧"
};
