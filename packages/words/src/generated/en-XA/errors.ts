// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contentTypeUnsupported: () => "⟦Tĥé çóñţéñţ ţýþé íš ñóţ šúþþóŕţéđ~~~~~~~~~~~~⟧",
  fieldInvalid: (d) => "⟦" + d.field + " íš ñóţ ṽáļíđ~~~~~~~⟧",
  fieldMissing: (d) => "⟦" + d.field + " íš ɱíššíñĝ~~~~~~~⟧",
  fieldTypeWrong: (d) => "⟦" + d.field + " ɱúšţ ƀé óƒ ţýþé " + d.type + "~~~~~~~~~~~⟧",
  fieldUnknown: (d) => "⟦Uñķñóŵñ ƒíéļđ: " + d.field + "~~~~~~~~⟧",
  internal: () => "⟦Sóɱéţĥíñĝ ŵéñţ ŵŕóñĝ. Pļéášé ţŕý áĝáíñ.~~~~~~~~~~~~~~⟧",
  isMalformed: () => "⟦íš ɱáļƒóŕɱéđ~~~~~⟧",
  parameterRepeated: (d) => "⟦" + d.name + " íš ĝíṽéñ ɱóŕé ţĥáñ óñçé~~~~~~~~~~~⟧",
  parameterUnknown: (d) => "⟦Uñķñóŵñ þáŕáɱéţéŕ: " + d.name + "~~~~~~~~~⟧",
  parameterWrong: (d) => "⟦" + d.name + " " + d.problem + "~~~~~~⟧",
  rateLimited: (d) => "⟦" + d.reason + " " + d.when + "~~~~~~⟧",
  textTooLong: (d) => "⟦" + d.name + " íš ţóó ļóñĝ~~~~~~~⟧",
  theBody: () => "⟦Tĥé ƀóđý~~~⟧",
  tryAgainInHours: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ĥóúŕ", other: number("en", d.count, 0) + " ĥóúŕš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  tryAgainInMinutes: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ɱíñúţé", other: number("en", d.count, 0) + " ɱíñúţéš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  tryAgainInSeconds: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " šéçóñđ", other: number("en", d.count, 0) + " šéçóñđš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~~⟧"
};
