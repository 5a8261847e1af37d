// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "Unterkünfte",
  nameFitnessMovement: "Fitness & Bewegung",
  nameHealthPractitioners: "Praxen & Therapie",
  nameHotSpringsSpas: "Thermalquellen & Spas",
  nameMeditationRetreats: "Meditation & Retreats",
  nameNaturalHealingSites: "Heilsame Naturorte",
  nameNutritionWellnessFood: "Ernährung & gesundes Essen",
  nameWellnessCenters: "Wellnesszentren"
};
