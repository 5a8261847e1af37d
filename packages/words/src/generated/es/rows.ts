// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "Los favoritos de los miembros",
  earlier: "Lugares anteriores",
  freeAndWild: "Gratis y en plena naturaleza",
  later: "Más lugares",
  near: (d) => "Cerca de " + d.place,
  newPhotos: "Nuevos, con fotos",
  showAll: "Ver todos",
  withBed: "Con cama para pasar la noche"
};
