// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
const fr = cardinal('fr');
export const messages: CompiledPart = {
  fileTooLarge: () => "File too large",
  fileTypeInvalid: () => "Invalid file type",
  makingSmaller: (d) => plural(d.count, 0, en, { "1": "Making the photo smaller ...", other: "Making photo " + number("en", d.number, 0) + " of " + number("en", d.count, 0) + " smaller ..." }),
  photoAgain: () => "This photo could not be read. Please choose it again.",
  photoUnreadable: () => "Photo cannot be read",
  photosMost: (d) => select(d.owner, { place: "A place", other: "A review" }) + " can have up to " + number("en", d.most, 0) + " photos",
  refusedPhoto: () => "<name></name>: <why></why>",
  reportClosed: () => "Location Closed",
  reportDuplicate: () => "Duplicate Location",
  reportInappropriate: () => "Inappropriate Content",
  reportOther: () => "Other Issue",
  reportSpam: () => "Spam",
  reportWrongAddress: () => "Wrong Address",
  addPhotos: () => "Ajouter des photos",
  confirmNewPassword: () => "Confirmer le nouveau mot de passe",
  draftDiscard: () => "Supprimer",
  draftNoPhotos: () => "Les photos ne sont pas conservées",
  draftPutIn: () => "Reprendre votre saisie",
  draftRestored: () => "Saisie récupérée",
  draftStale: () => "Ce contenu a été modifié ailleurs après votre saisie.",
  moveDone: (d) => d.name + " occupe maintenant la position " + number("fr", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " garde sa position.",
  movePicked: (d) => "Déplacement en cours : " + d.name + ", position " + number("fr", d.number, 0) + " sur " + number("fr", d.count, 0) + ".",
  newPassword: () => "Nouveau mot de passe",
  passwordAtLeast: (d) => "Au moins " + number("fr", d.count, 0) + " caractères",
  passwordStrength: (d) => "Sécurité du mot de passe : " + select(d.strength, { weak: "faible", fair: "moyenne", good: "bonne", other: "élevée" }),
  photos: () => "Photos",
  photosToChooseAgain: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " photo est à choisir à nouveau", other: number("fr", d.count, 0) + " photos sont à choisir à nouveau" }) + " : <names></names>"
};
