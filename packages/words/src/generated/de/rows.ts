// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "Bei Mitgliedern beliebt",
  earlier: "Vorherige Orte",
  freeAndWild: "Kostenlos und wild",
  later: "Weitere Orte",
  near: (d) => "In der Nähe von " + d.place,
  newPhotos: "Neu, mit Fotos",
  showAll: "Alle anzeigen",
  withBed: "Mit Bett für die Nacht"
};
