// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "Eine Seite für Mitglieder.",
  forMembersText: "Diese Seite ist für Mitglieder. Nach dem Anmelden geht es hier weiter.",
  notFound: "404 Seite nicht gefunden",
  notFoundText: "Unter dieser Adresse gibt es keine Seite.",
  placeYouLookFor: "Vielleicht ist der Ort, den du suchst, hier:",
  refused: (d) => d.status + " Anfrage abgelehnt",
  refused400: "400 Adresse ungültig",
  refused403: "403 Nicht erlaubt",
  refused414: "414 Adresse zu lang",
  refused421: "421 Unbekannte Website",
  refused429: "429 Zu viele Anfragen"
};
