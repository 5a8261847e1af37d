// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "Du hast diesen Ort schon bewertet",
  changedElsewhere: "Diese Bewertung wurde inzwischen anderswo geändert. Bitte sieh sie dir an, bevor du speicherst.",
  contentTooLong: (d) => "Die Bewertung darf höchstens " + d.max + " Zeichen lang sein",
  contentTooShort: (d) => "Die Bewertung muss mindestens " + d.min + " Zeichen lang sein",
  manyPhotos: "Du hast in der letzten Stunde viele Fotos hinzugefügt.",
  manyReviews: "Du hast in der letzten Stunde viele Bewertungen geschrieben.",
  photoNotFound: "Foto nicht gefunden",
  placeBusy: "Dieser Ort wird gerade von vielen bewertet. Bitte versuch es gleich noch einmal.",
  ratingRange: "Es müssen 1 bis 5 Sterne sein",
  reviewBusy: "Diese Bewertung wird gerade anderswo geändert. Bitte sieh sie dir an, bevor du es noch einmal versuchst.",
  reviewNotFound: "Bewertung nicht gefunden",
  titleMissing: "Bitte gib einen Titel ein",
  titleTooLong: (d) => "Der Titel darf höchstens " + d.max + " Zeichen lang sein",
  tooManyPhotos: (d) => "Eine Bewertung kann höchstens " + d.max + " Fotos haben"
};
