// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "Accommodations & Stays",
  nameFitnessMovement: "Fitness & Movement",
  nameHealthPractitioners: "Health Practitioners",
  nameHotSpringsSpas: "Hot Springs & Spas",
  nameMeditationRetreats: "Meditation & Retreats",
  nameNaturalHealingSites: "Natural Healing Sites",
  nameNutritionWellnessFood: "Nutrition & Wellness Food",
  nameWellnessCenters: "Wellness Centers"
};
