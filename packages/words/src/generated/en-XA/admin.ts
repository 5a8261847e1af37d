// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  chartsNotLoaded: () => "⟦Tĥé çĥáŕţš çóúļđ ñóţ ƀé ļóáđéđ~~~~~~~~~~~⟧",
  chartsNotLoadedText: () => "⟦Tĥé ñúɱƀéŕš áŕé íñ ţĥé ţáƀļé ƀéļóŵ. Tĥé çĥáŕţš çóɱé ƀý ţĥéɱšéļṽéš ŵĥéñ ţĥé çóññéçţíóñ íš ƀáçķ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  panelNotLoaded: () => "⟦Tĥíš þáŕţ óƒ ţĥé þáñéļ çóúļđ ñóţ ƀé ļóáđéđ~~~~~~~~~~~~~~~⟧"
};
