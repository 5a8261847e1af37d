// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  mapNotLoadedText: () => "⟦Tĥé ɱáþ çóɱéš ƀý íţšéļƒ ŵĥéñ ţĥé çóññéçţíóñ íš ƀáçķ. Tĥé ļíšţ ĥáš éṽéŕý þļáçé.~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧"
};
