// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "Places to stay the night and recover",
  descriptionFitnessMovement: () => "Yoga, swimming, walking and strength",
  descriptionHealthPractitioners: () => "People and clinics who treat",
  descriptionHotSpringsSpas: () => "Thermal water to soak in, from wild pools to bath houses",
  descriptionMeditationRetreats: () => "Places of silence, teaching and practice",
  descriptionNaturalHealingSites: () => "Springs, forests, lakes and caves known to do good",
  descriptionNutritionWellnessFood: () => "Food that restores: markets, kitchens and schools",
  descriptionWellnessCenters: () => "Saunas, baths and treatments under one roof",
  nameAccommodationsStays: () => "Accommodations & Stays",
  nameFitnessMovement: () => "Fitness & Movement",
  nameHealthPractitioners: () => "Health Practitioners",
  nameHotSpringsSpas: () => "Hot Springs & Spas",
  nameMeditationRetreats: () => "Meditation & Retreats",
  nameNaturalHealingSites: () => "Natural Healing Sites",
  nameNutritionWellnessFood: () => "Nutrition & Wellness Food",
  nameWellnessCenters: () => "Wellness Centers"
};
