// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
const en = cardinal('en');
export const messages: CompiledPart = {
  addPhotos: () => "Fotos hinzufügen",
  confirmNewPassword: () => "Neues Passwort wiederholen",
  draftDiscard: () => "Verwerfen",
  draftNoPhotos: () => "Fotos werden nicht aufbewahrt",
  draftPutIn: () => "Deine Eingaben übernehmen",
  draftRestored: () => "Deine Eingaben sind wiederhergestellt",
  draftStale: () => "Das wurde nach deiner Eingabe anderswo geändert.",
  moveDone: (d) => d.name + " ist jetzt Nummer " + number("de", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " bleibt an der alten Stelle.",
  movePicked: (d) => d.name + " ist aufgenommen, Nummer " + number("de", d.number, 0) + " von " + number("de", d.count, 0) + ".",
  newPassword: () => "Neues Passwort",
  passwordAtLeast: (d) => "Mindestens " + number("de", d.count, 0) + " Zeichen",
  passwordStrength: (d) => "Passwortstärke: " + select(d.strength, { weak: "schwach", fair: "mittel", good: "gut", other: "stark" }),
  photos: () => "Fotos",
  photosToChooseAgain: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Foto muss neu ausgewählt werden", other: number("de", d.count, 0) + " Fotos müssen neu ausgewählt werden" }) + ": <names></names>",
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
  reportWrongAddress: () => "Wrong Address"
};
