// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  description: (d) => select(d.type, { contributor: plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar verificado", other: number("es", d.count, 0) + " lugares verificados" }), reviewer: plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar reseñado", other: number("es", d.count, 0) + " lugares reseñados" }), curator: plural(d.count, 0, es, { one: number("es", d.count, 0) + " lista publicada", other: number("es", d.count, 0) + " listas publicadas" }), explorer: plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar visitado o guardado como favorito", other: number("es", d.count, 0) + " lugares visitados o guardados como favoritos" }), other: plural(d.count, 0, es, { one: number("es", d.count, 0) + " insignia más de plata o superior", other: number("es", d.count, 0) + " insignias más de plata o superiores" }) }),
  name: (d) => select(d.type, { contributor: "Aportaciones", reviewer: "Reseñas", curator: "Listas", explorer: "Exploración", other: "Pilar" }),
  withLevel: (d) => d.name + ", nivel " + select(d.level, { starter: "inicial", bronze: "bronce", silver: "plata", gold: "oro", other: d.level })
};
