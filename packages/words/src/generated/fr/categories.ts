// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "Hébergements et séjours",
  nameFitnessMovement: "Forme et mouvement",
  nameHealthPractitioners: "Thérapeutes et praticiens",
  nameHotSpringsSpas: "Sources chaudes et spas",
  nameMeditationRetreats: "Méditation et retraites",
  nameNaturalHealingSites: "Sites naturels ressourçants",
  nameNutritionWellnessFood: "Nutrition et alimentation saine",
  nameWellnessCenters: "Centres de bien-être"
};
