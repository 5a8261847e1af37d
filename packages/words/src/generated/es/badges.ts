// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  contributor: "Aportaciones",
  contributorNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar verificado", other: number("es", d.count, 0) + " lugares verificados" }),
  curator: "Listas",
  curatorNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lista publicada", other: number("es", d.count, 0) + " listas publicadas" }),
  explorer: "Exploración",
  explorerNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar visitado o guardado como favorito", other: number("es", d.count, 0) + " lugares visitados o guardados como favoritos" }),
  pillar: "Pilar",
  pillarNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " insignia más de plata o superior", other: number("es", d.count, 0) + " insignias más de plata o superiores" }),
  reviewer: "Reseñas",
  reviewerNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar reseñado", other: number("es", d.count, 0) + " lugares reseñados" }),
  withLevel: (d) => d.name + ", nivel " + select(d.level, { starter: "inicial", bronze: "bronce", silver: "plata", gold: "oro", other: d.level })
};
