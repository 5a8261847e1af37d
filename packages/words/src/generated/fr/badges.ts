// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  contributor: "Contribution",
  contributorNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu vérifié", other: number("fr", d.count, 0) + " lieux vérifiés" }),
  curator: "Sélection",
  curatorNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " liste rendue publique", other: number("fr", d.count, 0) + " listes rendues publiques" }),
  explorer: "Exploration",
  explorerNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu visité ou mis en favori", other: number("fr", d.count, 0) + " lieux visités ou mis en favoris" }),
  pillar: "Pilier",
  pillarNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " autre badge de niveau argent ou plus", other: number("fr", d.count, 0) + " autres badges de niveau argent ou plus" }),
  reviewer: "Critique",
  reviewerNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu évalué", other: number("fr", d.count, 0) + " lieux évalués" }),
  withLevel: (d) => select(d.level, { starter: d.name + " : premiers pas", bronze: d.name + " : bronze", silver: d.name + " : argent", gold: d.name + " : or", other: d.name + " : " + d.level })
};
