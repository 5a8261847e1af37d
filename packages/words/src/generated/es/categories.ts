// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "Lugares donde pasar la noche y recuperarse",
  descriptionFitnessMovement: () => "Yoga, natación, caminatas y fuerza",
  descriptionHealthPractitioners: () => "Personas y clínicas que ofrecen tratamientos",
  descriptionHotSpringsSpas: () => "Agua termal para sumergirse, de pozas naturales a casas de baños",
  descriptionMeditationRetreats: () => "Lugares de silencio, enseñanza y práctica",
  descriptionNaturalHealingSites: () => "Manantiales, bosques, lagos y cuevas conocidos por hacer bien",
  descriptionNutritionWellnessFood: () => "Comida que repone: mercados, cocinas y escuelas",
  descriptionWellnessCenters: () => "Saunas, baños y tratamientos bajo un mismo techo",
  nameAccommodationsStays: () => "Alojamientos y estancias",
  nameFitnessMovement: () => "Fitness y movimiento",
  nameHealthPractitioners: () => "Profesionales de la salud",
  nameHotSpringsSpas: () => "Aguas termales y spas",
  nameMeditationRetreats: () => "Meditación y retiros",
  nameNaturalHealingSites: () => "Espacios naturales curativos",
  nameNutritionWellnessFood: () => "Nutrición y comida saludable",
  nameWellnessCenters: () => "Centros de bienestar"
};
