// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "ids muss jedes Titelbild einmal nennen",
  heroImagesBusy: "Die Titelbilder werden gerade anderswo geändert. Bitte versuch es noch einmal.",
  listNotFound: "Liste nicht gefunden",
  messageBusy: "Diese Nachricht wird gerade anderswo geändert. Bitte sieh sie dir an, bevor du es noch einmal versuchst.",
  messageNotFound: "Nachricht nicht gefunden",
  ownReportBusy: "Deine Meldung wird gerade anderswo geändert. Bitte versuch es gleich noch einmal.",
  reportBusy: "Diese Meldung wird gerade anderswo geändert. Bitte sieh sie dir an, bevor du es noch einmal versuchst.",
  reportFull: "Du hast das schon gemeldet, und deine Meldung ist voll. Das Admin-Team sieht sie sich an.",
  reportNotFound: "Meldung nicht gefunden",
  reportRoomLeft: (d) => "Du hast das schon gemeldet. In deine Meldung passen noch " + d.left + " Zeichen.",
  reviewNotFound: "Bewertung nicht gefunden",
  settingBusy: "Diese Einstellung wird gerade anderswo geändert. Bitte versuch es noch einmal.",
  settingUnknown: "Diese Einstellung gibt es nicht",
  settingValueWrong: (d) => "value muss " + d.first + " oder " + d.last + " sein",
  tooManyHeroImages: "Du hast in der letzten Stunde viele Titelbilder hinzugefügt.",
  tooManyMessages: "Du hast in der letzten Stunde viele Nachrichten gesendet.",
  tooManyReports: "Du hast in der letzten Stunde viel gemeldet."
};
