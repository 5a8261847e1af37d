// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  partComesByItself: () => "⟦Tĥíš þáŕţ çóɱéš ƀý íţšéļƒ ŵĥéñ ţĥé çóññéçţíóñ íš ƀáçķ.~~~~~~~~~~~~~~~~~~~⟧",
  partNotLoadedText: () => "⟦Iţ çóɱéš ƀý íţšéļƒ ŵĥéñ ţĥé çóññéçţíóñ íš ƀáçķ. Wĥáţ ýóú ĥáṽé ţýþéđ íš ķéþţ.~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  photosNotAdded: () => "⟦Pĥóţóš çáññóţ ƀé áđđéđ ŕíĝĥţ ñóŵ~~~~~~~~~~~~⟧",
  photosNotShown: () => "⟦Yóúŕ þĥóţóš çáññóţ ƀé šĥóŵñ ŕíĝĥţ ñóŵ~~~~~~~~~~~~~⟧",
  photosNotShownText: () => "⟦Tĥéý áŕé íñ ţĥé ƒóŕɱ, áñđ ŵíļļ ƀé šéñţ ŵíţĥ íţ.~~~~~~~~~~~~~~~~~⟧",
  pointQuestionNotShown: () => "⟦A ʠúéšţíóñ áƀóúţ ţĥé þóíñţ çáññóţ ƀé šĥóŵñ ŕíĝĥţ ñóŵ~~~~~~~~~~~~~~~~~~~⟧",
  similarNotShown: () => "⟦Pļáçéš ļíķé ţĥíš óñé çáññóţ ƀé šĥóŵñ ŕíĝĥţ ñóŵ~~~~~~~~~~~~~~~~~⟧",
  typedIsKept: () => "⟦Wĥáţ ýóú ĥáṽé ţýþéđ íš ķéþţ.~~~~~~~~~~⟧"
};
