// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: "⟦Aççóóɱɱóóđááţííóóñš & Sţááýš⟧",
  nameFitnessMovement: "⟦Fííţñééšš & Móóṽééɱééñţ⟧",
  nameHealthPractitioners: "⟦Hééááļţĥ Pŕááçţííţííóóñééŕš⟧",
  nameHotSpringsSpas: "⟦Hóóţ Sþŕííñĝš & Sþááš⟧",
  nameMeditationRetreats: "⟦Mééđííţááţííóóñ & Rééţŕééááţš⟧",
  nameNaturalHealingSites: "⟦Nááţúúŕááļ Hééááļííñĝ Sííţééš⟧",
  nameNutritionWellnessFood: "⟦Núúţŕííţííóóñ & Wééļļñééšš Fóóóóđ⟧",
  nameWellnessCenters: "⟦Wééļļñééšš Cééñţééŕš⟧"
};
