// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "Des lieux où passer la nuit et se reposer",
  descriptionFitnessMovement: () => "Yoga, natation, marche et renforcement musculaire",
  descriptionHealthPractitioners: () => "Les personnes et les cliniques qui soignent",
  descriptionHotSpringsSpas: () => "De l’eau thermale pour se baigner, des bassins sauvages aux établissements de bains",
  descriptionMeditationRetreats: () => "Des lieux de silence, d’enseignement et de pratique",
  descriptionNaturalHealingSites: () => "Sources, forêts, lacs et grottes connus pour faire du bien",
  descriptionNutritionWellnessFood: () => "Une alimentation qui redonne des forces : marchés, tables et écoles",
  descriptionWellnessCenters: () => "Saunas, bains et soins sous un même toit",
  nameAccommodationsStays: () => "Hébergements et séjours",
  nameFitnessMovement: () => "Forme et mouvement",
  nameHealthPractitioners: () => "Thérapeutes et praticiens",
  nameHotSpringsSpas: () => "Sources chaudes et spas",
  nameMeditationRetreats: () => "Méditation et retraites",
  nameNaturalHealingSites: () => "Sites naturels ressourçants",
  nameNutritionWellnessFood: () => "Nutrition et alimentation saine",
  nameWellnessCenters: () => "Centres de bien-être"
};
