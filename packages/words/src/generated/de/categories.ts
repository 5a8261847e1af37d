// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "Orte zum Übernachten und Erholen",
  descriptionFitnessMovement: () => "Yoga, Schwimmen, Wandern und Kraft",
  descriptionHealthPractitioners: () => "Menschen und Kliniken, die behandeln",
  descriptionHotSpringsSpas: () => "Baden im Thermalwasser, vom Naturbecken bis zum Badehaus",
  descriptionMeditationRetreats: () => "Orte der Stille, der Lehre und der Übung",
  descriptionNaturalHealingSites: () => "Quellen, Wälder, Seen und Höhlen, die guttun",
  descriptionNutritionWellnessFood: () => "Essen, das stärkt: Märkte, Küchen und Kochschulen",
  descriptionWellnessCenters: () => "Saunen, Bäder und Anwendungen unter einem Dach",
  nameAccommodationsStays: () => "Unterkünfte",
  nameFitnessMovement: () => "Fitness & Bewegung",
  nameHealthPractitioners: () => "Praxen & Therapie",
  nameHotSpringsSpas: () => "Thermalquellen & Spas",
  nameMeditationRetreats: () => "Meditation & Retreats",
  nameNaturalHealingSites: () => "Heilsame Naturorte",
  nameNutritionWellnessFood: () => "Ernährung & gesundes Essen",
  nameWellnessCenters: () => "Wellnesszentren"
};
