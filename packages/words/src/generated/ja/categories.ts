// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "宿泊施設",
  nameFitnessMovement: "フィットネス・運動",
  nameHealthPractitioners: "施術者・クリニック",
  nameHotSpringsSpas: "温泉・スパ",
  nameMeditationRetreats: "瞑想・リトリート",
  nameNaturalHealingSites: "癒やしの自然スポット",
  nameNutritionWellnessFood: "栄養・ウェルネスフード",
  nameWellnessCenters: "ウェルネスセンター"
};
