// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  add: "Añadir un lugar",
  badges: "Insignias",
  contributor: "Aportaciones",
  contributorNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar verificado", other: number("es", d.count, 0) + " lugares verificados" }),
  curator: "Listas",
  curatorNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lista publicada", other: number("es", d.count, 0) + " listas publicadas" }),
  earned: (d) => plural(d.count, 0, es, { "1": "Has ganado una insignia nueva.", one: "Has ganado " + number("es", d.count, 0) + " insignia nueva.", other: "Has ganado " + number("es", d.count, 0) + " insignias nuevas." }),
  earnedCount: (d) => "Has ganado " + plural(d.count, 0, es, { one: number("es", d.count, 0) + " insignia nueva", other: number("es", d.count, 0) + " insignias nuevas" }) + ".",
  empty: "Aún no hay logros. Añade lugares, escribe reseñas o crea listas para ganar tu primera insignia.",
  explorer: "Exploración",
  explorerNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar visitado o guardado como favorito", other: number("es", d.count, 0) + " lugares visitados o guardados como favoritos" }),
  failed: "No se pudieron cargar las insignias",
  heading: "Logros",
  level: (d) => select(d.level, { starter: "Inicial", bronze: "Bronce", silver: "Plata", gold: "Oro", other: d.level }),
  nextLevels: "Próximos niveles",
  pillar: "Pilar",
  pillarNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " insignia más de plata o superior", other: number("es", d.count, 0) + " insignias más de plata o superiores" }),
  progress: (d) => number("es", d.count, 0) + " de " + number("es", d.goal, 0),
  reviewer: "Reseñas",
  reviewerNeeds: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar reseñado", other: number("es", d.count, 0) + " lugares reseñados" }),
  showAll: (d) => "Mostrar todas (" + number("es", d.count, 0) + ")",
  unlocked: "Nuevos logros desbloqueados",
  upToDateText: "Tus logros están al día.",
  upToDateTitle: "Insignias actualizadas",
  update: "Actualizar",
  updateFailedText: "No se pudieron actualizar las insignias. Inténtalo de nuevo.",
  updateFailedTitle: "No se pudo actualizar",
  withLevel: (d) => d.name + ", nivel " + select(d.level, { starter: "inicial", bronze: "bronce", silver: "plata", gold: "oro", other: d.level })
};
