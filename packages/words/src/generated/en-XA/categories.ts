// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  nameAccommodationsStays: () => "⟦Aççóɱɱóđáţíóñš & Sţáýš~~~~~~~~⟧",
  nameFitnessMovement: () => "⟦Fíţñéšš & Móṽéɱéñţ~~~~~~~⟧",
  nameHealthPractitioners: () => "⟦Héáļţĥ Pŕáçţíţíóñéŕš~~~~~~~⟧",
  nameHotSpringsSpas: () => "⟦Hóţ Sþŕíñĝš & Sþáš~~~~~~~⟧",
  nameMeditationRetreats: () => "⟦Méđíţáţíóñ & Réţŕéáţš~~~~~~~~⟧",
  nameNaturalHealingSites: () => "⟦Náţúŕáļ Héáļíñĝ Síţéš~~~~~~~~⟧",
  nameNutritionWellnessFood: () => "⟦Núţŕíţíóñ & Wéļļñéšš Fóóđ~~~~~~~~~⟧",
  nameWellnessCenters: () => "⟦Wéļļñéšš Céñţéŕš~~~~~~⟧"
};
