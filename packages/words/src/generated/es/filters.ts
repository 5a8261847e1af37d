// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  anyDistance: "Cualquier distancia",
  bathe: "Agua tibia para bañarse",
  bestRated: "Los favoritos de los miembros",
  chosen: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " filtro", other: number("es", d.count, 0) + " filtros" }),
  clear: "Quitar los filtros",
  close: "Lugares parecidos",
  closeWhy: (d) => plural(d.count, 0, es, { "0": "Ningún lugar coincide con todo. Estos se acercan.", one: "Un lugar coincide con todo. Estos se acercan.", many: "Pocos lugares coinciden con todo. Estos se acercan.", other: "Pocos lugares coinciden con todo. Estos se acercan." }),
  earlier: "Lugares anteriores",
  free: "Gratis",
  freeAndWild: "Gratis y en plena naturaleza",
  heading: "Filtros",
  hideUnsaid: "Solo los lugares que lo indican",
  later: "Más lugares",
  months: "Abierto en",
  more: (d) => plural(d.count, 0, es, { one: "Mostrar " + number("es", d.count, 0) + " más", many: "Mostrar " + number("es", d.count, 0) + " más", other: "Mostrar " + number("es", d.count, 0) + " más" }),
  near: (d) => "Cerca de " + d.place,
  newPhotos: "Nuevos, con fotos",
  noneSays: "Ningún lugar registrado indica que reúna todo esto.",
  openIn: (d) => "Abierto en " + d.month,
  openNow: "Abierto ahora",
  photos: "Con fotos",
  radius: "A qué distancia",
  rating: (d) => "Valoración de " + d.rating + " o más",
  ratings: "Valoración",
  remove: (d) => "Quitar el filtro " + d.filter,
  show: (d) => plural(d.count, 0, es, { "0": "Ningún lugar", one: "Mostrar " + number("es", d.count, 0) + " lugar", other: "Mostrar " + number("es", d.count, 0) + " lugares" }),
  showAll: "Ver todos",
  showUnsaid: "Mostrarlos también",
  sort: (d) => select(d.by, { relevance: "Más relevantes primero", distance: "Más cercanos primero", rating: "Mejor valorados primero", newest: "Más recientes primero", other: "Agua más caliente primero" }),
  sortBy: "Orden de los lugares",
  sortFeatured: "Destacados primero",
  temperatureFrom: "Desde",
  temperatureTo: "Hasta",
  unknown: "También los lugares que no lo indican",
  unsaid: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar más no lo indica", other: number("es", d.count, 0) + " lugares más no lo indican" }),
  whyOrder: "¿Por qué este orden?",
  withBed: "Con cama para pasar la noche",
  withinDistance: (d) => "A menos de " + d.distance,
  without: (d) => "Sin «" + d.filter + "»"
};
