// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "⟦Lóóṽééđ ƀý ɱééɱƀééŕš⟧",
  earlier: "⟦Pŕééṽííóóúúš þļááçééš⟧",
  freeAndWild: "⟦Fŕéééé ááñđ ŵííļđ⟧",
  later: "⟦Móóŕéé þļááçééš⟧",
  near: (d) => "⟦Nééááŕ " + d.place + "⟧",
  newPhotos: "⟦Nééŵ, ŵííţĥ þĥóóţóóš⟧",
  showAll: "⟦Sĥóóŵ ááļļ⟧",
  withBed: "⟦Wííţĥ áá ƀééđ ƒóóŕ ţĥéé ñííĝĥţ⟧"
};
