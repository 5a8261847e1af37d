// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  autoVerify: "Orte automatisch verifizieren",
  autoVerifyText: "Orte, die Mitglieder einreichen, erscheinen sofort, ohne Prüfung durch einen Admin.",
  chooseFiles: "Titelbilder",
  chooseImages: "Bilder auswählen",
  chooseText: (d) => "Wähle 1 bis " + number("de", d.most, 0) + " Bilder aus oder zieh sie hierher. JPEG, PNG oder WebP, jeweils unter 5 MB; größere werden verkleinert.",
  deleteFailed: "Löschen fehlgeschlagen",
  deleteImage: (d) => d.name + " löschen",
  deleteImageQuestion: "Dieses Titelbild löschen?",
  deleteImageText: "<name></name> verschwindet von der Startseite und lässt sich nicht wiederherstellen.",
  imageActive: (d) => number("de", d.number, 0) + " · Aktiv",
  imageAlt: (d) => "Titelbild " + number("de", d.number, 0) + ": " + d.name,
  imageDeleted: "Titelbild gelöscht",
  imageInactive: (d) => number("de", d.number, 0) + " · Inaktiv",
  images: "Titelbilder",
  imagesFailed: "Die Titelbilder konnten nicht geladen werden",
  imagesFailedText: "Bitte versuch es gleich noch einmal.",
  imagesInOrder: "Titelbilder in ihrer Reihenfolge",
  imagesNone: "Noch keine Titelbilder. Die Startseite zeigt ihre eigene Landschaft.",
  imagesText: "Die aktiven Bilder wechseln sich oben auf der Startseite ab. Vier oder fünf sind ideal.",
  moveImage: (d) => d.name + " verschieben",
  newImages: "Neue Titelbilder",
  progress: "Hochladen",
  removeFile: (d) => d.name + " entfernen",
  settingUpdated: "Einstellung aktualisiert",
  showImage: (d) => d.name + " anzeigen",
  title: "Website-Einstellungen",
  unnamedImage: "Das Bild",
  updateFailed: "Aktualisierung fehlgeschlagen",
  upload: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Bild hochladen", other: number("de", d.count, 0) + " Bilder hochladen" }),
  uploadFailed: "Hochladen fehlgeschlagen",
  uploaded: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Bild hochgeladen", other: number("de", d.count, 0) + " Bilder hochgeladen" }),
  uploadedPartly: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Bild hochgeladen, " + number("de", d.refused, 0) + " abgelehnt.", other: number("de", d.count, 0) + " Bilder hochgeladen, " + number("de", d.refused, 0) + " abgelehnt." }),
  uploading: "Wird hochgeladen …"
};
