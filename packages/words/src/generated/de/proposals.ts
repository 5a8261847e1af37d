// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "Anspruch gesendet",
  claimSentText: "Das Admin-Team prüft ihn und gibt dir Bescheid.",
  claimText: "Schreib uns, was du mit <name></name> zu tun hast. Das Admin-Team liest es; bis zur Entscheidung ändert sich nichts. Danach steht auf der Seite, dass die Inhaberschaft verifiziert ist.",
  claimWaits: "Du hast diesen Ort beansprucht. Das Admin-Team prüft es.",
  decided: (d) => select(d.outcome, { declined: "Abgelehnt", part: "Teilweise angenommen", other: "Angenommen" }),
  decidedOn: (d) => select(d.outcome, { declined: "Abgelehnt am " + d.day, part: "Teilweise angenommen am " + d.day, other: "Angenommen am " + d.day }),
  description: "Beschreibung",
  descriptionTooLong: (d) => "Die Beschreibung darf höchstens " + d.max + " Zeichen lang sein",
  heading: "Deine Vorschläge",
  incomplete: "Angaben fehlen",
  incompleteText: "Bitte wähle aus, worum es bei der Meldung geht, und beschreibe das Problem.",
  message: "Nachricht",
  messageTooLong: (d) => "Die Nachricht darf höchstens " + d.max + " Zeichen lang sein",
  messageTooShort: (d) => "Die Nachricht muss mindestens " + d.min + " Zeichen lang sein",
  newer: "Neuere",
  notLoaded: "Deine Vorschläge können gerade nicht geladen werden.",
  older: "Ältere",
  ownThis: "Dieser Ort gehört mir oder wird von mir betrieben",
  ownership: "Inhaberschaft",
  pages: "Seiten deiner Vorschläge",
  pending: "Wird vom Admin-Team geprüft",
  proposalOf: (d) => select(d.kind, { claim: "Anspruch: <place></place>", correction: "Korrektur: <place></place>", other: "Fotos: <place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "Anspruch: ein Ort, der gerade nicht sichtbar ist", correction: "Korrektur: ein Ort, der gerade nicht sichtbar ist", other: "Fotos: ein Ort, der gerade nicht sichtbar ist" }),
  reportAddedText: "Du hast das schon einmal gemeldet. Dein Text wurde deiner früheren Meldung hinzugefügt.",
  reportFailed: "Die Meldung konnte nicht gesendet werden",
  reportSent: "Meldung gesendet",
  reportSentText: "Danke, dass du unsere Community besser machst. Wir prüfen deine Meldung bald.",
  reportTitle: "„<name></name>“ melden",
  selectType: "Art der Meldung auswählen",
  sendClaim: "Anspruch senden",
  submitReport: "Meldung senden",
  submitting: "Wird gesendet …",
  tryAgain: "Erneut versuchen",
  whatIsWrong: "Was stimmt nicht?",
  whoReadsIt: "Nur das Team der Website liest das, sonst niemand."
};
