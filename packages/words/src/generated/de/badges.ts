// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  add: "Ort hinzufügen",
  badges: "Abzeichen",
  contributor: "Wegweiser",
  contributorNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " verifizierter Ort", other: number("de", d.count, 0) + " verifizierte Orte" }),
  curator: "Listenprofi",
  curatorNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Liste veröffentlicht", other: number("de", d.count, 0) + " Listen veröffentlicht" }),
  earned: (d) => plural(d.count, 0, de, { "1": "Du hast ein neues Abzeichen erhalten.", one: "Du hast " + number("de", d.count, 0) + " neues Abzeichen erhalten.", other: "Du hast " + number("de", d.count, 0) + " neue Abzeichen erhalten." }),
  earnedCount: (d) => "Du hast " + plural(d.count, 0, de, { one: number("de", d.count, 0) + " neues Abzeichen", other: number("de", d.count, 0) + " neue Abzeichen" }) + " erhalten.",
  empty: "Noch keine Erfolge. Füge Orte hinzu, schreibe Bewertungen oder erstelle Listen, um dein erstes Abzeichen zu erhalten.",
  explorer: "Entdeckergeist",
  explorerNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ort besucht oder als Favorit gespeichert", other: number("de", d.count, 0) + " Orte besucht oder als Favorit gespeichert" }),
  failed: "Die Abzeichen konnten nicht geladen werden",
  heading: "Erfolge",
  level: (d) => select(d.level, { starter: "Einstieg", bronze: "Bronze", silver: "Silber", gold: "Gold", other: d.level }),
  nextLevels: "Nächste Stufen",
  pillar: "Säule der Community",
  pillarNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " weiteres Abzeichen ab Silber", other: number("de", d.count, 0) + " weitere Abzeichen ab Silber" }),
  progress: (d) => number("de", d.count, 0) + " von " + number("de", d.goal, 0),
  reviewer: "Bewertungsprofi",
  reviewerNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ort bewertet", other: number("de", d.count, 0) + " Orte bewertet" }),
  showAll: (d) => "Alle " + number("de", d.count, 0) + " anzeigen",
  unlocked: "Neue Erfolge freigeschaltet",
  upToDateText: "Deine Erfolge sind auf dem neuesten Stand.",
  upToDateTitle: "Abzeichen aktualisiert",
  update: "Aktualisieren",
  updateFailedText: "Die Abzeichen konnten nicht aktualisiert werden. Bitte versuch es noch einmal.",
  updateFailedTitle: "Aktualisierung fehlgeschlagen",
  withLevel: (d) => d.name + " (" + select(d.level, { starter: "Einstieg", bronze: "Bronze", silver: "Silber", gold: "Gold", other: d.level }) + ")"
};
