// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  addPhotos: "Fotos hinzufügen",
  confirmNewPassword: "Neues Passwort wiederholen",
  draftDiscard: "Verwerfen",
  draftNoPhotos: "Fotos werden nicht gespeichert",
  draftPutIn: "Deine Eingaben übernehmen",
  draftRestored: "Deine Eingaben sind wiederhergestellt",
  draftStale: "Das wurde nach deiner Eingabe anderswo geändert.",
  fileTooLarge: "Datei zu groß",
  fileTypeInvalid: "Ungültiger Dateityp",
  makingSmaller: (d) => plural(d.count, 0, de, { "1": "Foto wird verkleinert …", one: "Foto " + number("de", d.number, 0) + " von " + number("de", d.count, 0) + " wird verkleinert …", other: "Foto " + number("de", d.number, 0) + " von " + number("de", d.count, 0) + " wird verkleinert …" }),
  moveDone: (d) => d.name + " ist jetzt Nummer " + number("de", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " bleibt an der alten Stelle.",
  moveHow: "Drücke die Leertaste, um ein verschiebbares Element aufzunehmen. Verschiebe es dann mit den Pfeiltasten. Drücke noch einmal die Leertaste, um es an der neuen Stelle abzulegen, oder Escape, um abzubrechen.",
  movePicked: (d) => d.name + " ist aufgenommen, Nummer " + number("de", d.number, 0) + " von " + number("de", d.count, 0) + ".",
  newPassword: "Neues Passwort",
  passwordAtLeast: (d) => "Mindestens " + number("de", d.count, 0) + " Zeichen",
  passwordStrength: (d) => "Passwortstärke: " + select(d.strength, { weak: "schwach", fair: "mittel", good: "gut", other: "stark" }),
  photoAgain: "Dieses Foto konnte nicht gelesen werden. Bitte wähle es noch einmal aus.",
  photoUnreadable: "Foto nicht lesbar",
  photos: "Fotos",
  photosMost: (d) => select(d.owner, { place: "Ein Ort kann bis zu " + number("de", d.most, 0) + " Fotos haben", other: "Eine Bewertung kann bis zu " + number("de", d.most, 0) + " Fotos haben" }),
  photosToChooseAgain: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Foto muss neu ausgewählt werden", other: number("de", d.count, 0) + " Fotos müssen neu ausgewählt werden" }) + ": <names></names>",
  refusedPhoto: "<name></name>: <why></why>",
  reportClosed: "Ort geschlossen",
  reportDuplicate: "Ort doppelt vorhanden",
  reportInappropriate: "Unangemessener Inhalt",
  reportOther: "Anderes Problem",
  reportSpam: "Spam",
  reportWrongAddress: "Falsche Adresse",
  sortable: "sortierbar"
};
