// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "泊まって心身を休められる宿",
  descriptionFitnessMovement: () => "ヨガ、水泳、ウォーキング、筋力トレーニング",
  descriptionHealthPractitioners: () => "治療や施術を行う専門家とクリニック",
  descriptionHotSpringsSpas: () => "野湯から温泉施設まで、ゆっくり浸かれるお湯",
  descriptionMeditationRetreats: () => "静けさ、学び、実践のためのスポット",
  descriptionNaturalHealingSites: () => "心身によいとされる泉、森、湖、洞窟",
  descriptionNutritionWellnessFood: () => "体を整える食：市場、食事処、料理教室",
  descriptionWellnessCenters: () => "サウナ、お風呂、トリートメントが一か所に",
  nameAccommodationsStays: () => "宿泊施設",
  nameFitnessMovement: () => "フィットネス・運動",
  nameHealthPractitioners: () => "施術者・クリニック",
  nameHotSpringsSpas: () => "温泉・スパ",
  nameMeditationRetreats: () => "瞑想・リトリート",
  nameNaturalHealingSites: () => "癒やしの自然スポット",
  nameNutritionWellnessFood: () => "栄養・ウェルネスフード",
  nameWellnessCenters: () => "ウェルネスセンター"
};
