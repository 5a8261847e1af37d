// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  add: "Ajouter un lieu",
  badges: "Badges",
  contributor: "Contribution",
  contributorNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu vérifié", other: number("fr", d.count, 0) + " lieux vérifiés" }),
  curator: "Sélection",
  curatorNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " liste rendue publique", other: number("fr", d.count, 0) + " listes rendues publiques" }),
  earned: (d) => plural(d.count, 0, fr, { "1": "Vous avez obtenu un nouveau badge.", one: "Vous avez obtenu " + number("fr", d.count, 0) + " nouveau badge.", other: "Vous avez obtenu " + number("fr", d.count, 0) + " nouveaux badges." }),
  earnedCount: (d) => "Vous avez obtenu " + plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " nouveau badge", other: number("fr", d.count, 0) + " nouveaux badges" }) + ".",
  empty: "Aucun succès pour l’instant. Ajoutez des lieux, rédigez des avis ou créez des listes pour obtenir votre premier badge.",
  explorer: "Exploration",
  explorerNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu visité ou mis en favori", other: number("fr", d.count, 0) + " lieux visités ou mis en favoris" }),
  failed: "Impossible de charger les badges",
  heading: "Succès",
  level: (d) => select(d.level, { starter: "Premiers pas", bronze: "Bronze", silver: "Argent", gold: "Or", other: d.level }),
  nextLevels: "Niveaux suivants",
  pillar: "Pilier",
  pillarNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " autre badge de niveau argent ou plus", other: number("fr", d.count, 0) + " autres badges de niveau argent ou plus" }),
  progress: (d) => number("fr", d.count, 0) + " sur " + number("fr", d.goal, 0),
  reviewer: "Critique",
  reviewerNeeds: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu évalué", other: number("fr", d.count, 0) + " lieux évalués" }),
  showAll: (d) => "Tout afficher (" + number("fr", d.count, 0) + ")",
  unlocked: "Nouveaux succès débloqués",
  upToDateText: "Vos succès sont à jour.",
  upToDateTitle: "Badges mis à jour",
  update: "Actualiser",
  updateFailedText: "Impossible d’actualiser les badges. Veuillez réessayer.",
  updateFailedTitle: "Échec de la mise à jour",
  withLevel: (d) => select(d.level, { starter: d.name + " : premiers pas", bronze: d.name + " : bronze", silver: d.name + " : argent", gold: d.name + " : or", other: d.name + " : " + d.level })
};
