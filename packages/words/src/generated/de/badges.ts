// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  contributor: "Wegweiser",
  contributorNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " verifizierter Ort", other: number("de", d.count, 0) + " verifizierte Orte" }),
  curator: "Listenprofi",
  curatorNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Liste veröffentlicht", other: number("de", d.count, 0) + " Listen veröffentlicht" }),
  explorer: "Entdeckergeist",
  explorerNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ort besucht oder als Favorit gespeichert", other: number("de", d.count, 0) + " Orte besucht oder als Favorit gespeichert" }),
  pillar: "Säule der Community",
  pillarNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " weiteres Abzeichen ab Silber", other: number("de", d.count, 0) + " weitere Abzeichen ab Silber" }),
  reviewer: "Bewertungsprofi",
  reviewerNeeds: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ort bewertet", other: number("de", d.count, 0) + " Orte bewertet" }),
  withLevel: (d) => d.name + " (" + select(d.level, { starter: "Einstieg", bronze: "Bronze", silver: "Silber", gold: "Gold", other: d.level }) + ")"
};
