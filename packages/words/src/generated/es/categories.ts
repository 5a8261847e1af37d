// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "Alojamientos y estancias",
  nameFitnessMovement: "Fitness y movimiento",
  nameHealthPractitioners: "Profesionales de la salud",
  nameHotSpringsSpas: "Aguas termales y spas",
  nameMeditationRetreats: "Meditación y retiros",
  nameNaturalHealingSites: "Espacios naturales curativos",
  nameNutritionWellnessFood: "Nutrición y comida saludable",
  nameWellnessCenters: "Centros de bienestar"
};
