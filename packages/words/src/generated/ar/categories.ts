// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "أماكن للمبيت واستعادة العافية",
  descriptionFitnessMovement: () => "يوغا وسباحة ومشي وتقوية",
  descriptionHealthPractitioners: () => "أشخاص وعيادات يقدمون العلاج",
  descriptionHotSpringsSpas: () => "مياه حرارية للاستحمام، من البرك الطبيعية إلى الحمّامات",
  descriptionMeditationRetreats: () => "أماكن للصمت والتعلّم والممارسة",
  descriptionNaturalHealingSites: () => "ينابيع وغابات وبحيرات وكهوف معروفة بفوائدها",
  descriptionNutritionWellnessFood: () => "غذاء يعيد الحيوية: أسواق ومطابخ ومدارس",
  descriptionWellnessCenters: () => "ساونا وحمّامات وعلاجات تحت سقف واحد",
  nameAccommodationsStays: () => "أماكن الإقامة",
  nameFitnessMovement: () => "اللياقة والحركة",
  nameHealthPractitioners: () => "المعالجون والممارسون الصحيون",
  nameHotSpringsSpas: () => "الينابيع الحارة والسبا",
  nameMeditationRetreats: () => "التأمل والخلوات",
  nameNaturalHealingSites: () => "مواقع الاستشفاء الطبيعية",
  nameNutritionWellnessFood: () => "التغذية والغذاء الصحي",
  nameWellnessCenters: () => "مراكز العافية"
};
