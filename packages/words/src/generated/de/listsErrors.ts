// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "Zugriff verweigert",
  badgesBusy: "Diese Abzeichen werden gerade anderswo ermittelt. Bitte versuch es gleich noch einmal.",
  changedElsewhere: "Diese Liste wurde inzwischen anderswo geändert. Bitte sieh sie dir an, bevor du speicherst.",
  contributionBusy: "Das wird gerade anderswo geändert. Bitte versuch es gleich noch einmal.",
  descriptionTooLong: (d) => "Die Beschreibung darf höchstens " + d.max + " Zeichen lang sein",
  itemNotFound: "Dieser Ort ist nicht in der Liste",
  listBusy: "Diese Liste wird gerade anderswo geändert. Bitte sieh sie dir an, bevor du es noch einmal versuchst.",
  listNotFound: "Liste nicht gefunden",
  listOvertaken: "Diese Liste wurde inzwischen anderswo geändert. Bitte sieh sie dir an, bevor du es noch einmal versuchst.",
  locationInList: "Dieser Ort ist schon in der Liste",
  manyLists: "Du hast in der letzten Stunde viele Listen erstellt.",
  markBusy: "Das wird gerade anderswo geändert. Bitte versuch es noch einmal.",
  nameMissing: "Bitte gib einen Namen für die Liste ein",
  nameTooLong: (d) => "Der Name darf höchstens " + d.max + " Zeichen lang sein",
  notesTooLong: (d) => "Die Notizen dürfen höchstens " + d.max + " Zeichen lang sein",
  ratingRange: "Es müssen 1 bis 5 Sterne sein",
  tooManyLocations: (d) => "Eine Liste kann höchstens " + d.max + " Orte enthalten",
  userNotFound: "Mitglied nicht gefunden",
  visitDateFuture: "Das Datum eines Besuchs darf nicht in der Zukunft liegen",
  visitDateInvalid: "Das Datum eines Besuchs muss ein Tag sein, zum Beispiel 2026-05-01",
  visitOrderInvalid: "visitOrder muss eine ganze Zahl ab 1 sein"
};
