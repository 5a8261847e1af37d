// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  descriptionAccommodationsStays: () => "⟦Pļáçéš ţó šţáý ţĥé ñíĝĥţ áñđ ŕéçóṽéŕ~~~~~~~~~~~~~⟧",
  descriptionFitnessMovement: () => "⟦Yóĝá, šŵíɱɱíñĝ, ŵáļķíñĝ áñđ šţŕéñĝţĥ~~~~~~~~~~~~~⟧",
  descriptionHealthPractitioners: () => "⟦Péóþļé áñđ çļíñíçš ŵĥó ţŕéáţ~~~~~~~~~~⟧",
  descriptionHotSpringsSpas: () => "⟦Tĥéŕɱáļ ŵáţéŕ ţó šóáķ íñ, ƒŕóɱ ŵíļđ þóóļš ţó ƀáţĥ ĥóúšéš~~~~~~~~~~~~~~~~~~~~⟧",
  descriptionMeditationRetreats: () => "⟦Pļáçéš óƒ šíļéñçé, ţéáçĥíñĝ áñđ þŕáçţíçé~~~~~~~~~~~~~~⟧",
  descriptionNaturalHealingSites: () => "⟦Sþŕíñĝš, ƒóŕéšţš, ļáķéš áñđ çáṽéš ķñóŵñ ţó đó ĝóóđ~~~~~~~~~~~~~~~~~~⟧",
  descriptionNutritionWellnessFood: () => "⟦Fóóđ ţĥáţ ŕéšţóŕéš: ɱáŕķéţš, ķíţçĥéñš áñđ šçĥóóļš~~~~~~~~~~~~~~~~~~⟧",
  descriptionWellnessCenters: () => "⟦Sáúñáš, ƀáţĥš áñđ ţŕéáţɱéñţš úñđéŕ óñé ŕóóƒ~~~~~~~~~~~~~~~~⟧",
  nameAccommodationsStays: () => "⟦Aççóɱɱóđáţíóñš & Sţáýš~~~~~~~~⟧",
  nameFitnessMovement: () => "⟦Fíţñéšš & Móṽéɱéñţ~~~~~~~⟧",
  nameHealthPractitioners: () => "⟦Héáļţĥ Pŕáçţíţíóñéŕš~~~~~~~⟧",
  nameHotSpringsSpas: () => "⟦Hóţ Sþŕíñĝš & Sþáš~~~~~~~⟧",
  nameMeditationRetreats: () => "⟦Méđíţáţíóñ & Réţŕéáţš~~~~~~~~⟧",
  nameNaturalHealingSites: () => "⟦Náţúŕáļ Héáļíñĝ Síţéš~~~~~~~~⟧",
  nameNutritionWellnessFood: () => "⟦Núţŕíţíóñ & Wéļļñéšš Fóóđ~~~~~~~~~⟧",
  nameWellnessCenters: () => "⟦Wéļļñéšš Céñţéŕš~~~~~~⟧"
};
