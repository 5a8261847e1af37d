// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contentTypeUnsupported: () => "⟦Tĥé çóñţéñţ ţýþé íš ñóţ šúþþóŕţéđ~~~~~~~~~~~~⟧",
  internal: () => "⟦Sóɱéţĥíñĝ ŵéñţ ŵŕóñĝ. Pļéášé ţŕý áĝáíñ.~~~~~~~~~~~~~~⟧",
  rateLimited: (d) => "⟦" + d.reason + " " + d.when + "~~~~~~⟧",
  tryAgainInHours: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ĥóúŕ", other: number("en", d.count, 0) + " ĥóúŕš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  tryAgainInMinutes: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ɱíñúţé", other: number("en", d.count, 0) + " ɱíñúţéš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  tryAgainInSeconds: (d) => "⟦Pļéášé ţŕý áĝáíñ íñ " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " šéçóñđ", other: number("en", d.count, 0) + " šéçóñđš" }) + ".~~~~~~~~~~~~~~~~~~~~~~~~~⟧"
};
