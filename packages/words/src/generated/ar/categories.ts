// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "أماكن الإقامة",
  nameFitnessMovement: "اللياقة والحركة",
  nameHealthPractitioners: "المعالجون والممارسون الصحيون",
  nameHotSpringsSpas: "الينابيع الحارة والسبا",
  nameMeditationRetreats: "التأمل والخلوات",
  nameNaturalHealingSites: "مواقع الاستشفاء الطبيعية",
  nameNutritionWellnessFood: "التغذية والغذاء الصحي",
  nameWellnessCenters: "مراكز العافية"
};
