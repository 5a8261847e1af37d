// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "Acceso denegado",
  badgesBusy: "Estas insignias se están calculando en otro sitio. Inténtalo de nuevo en un momento.",
  changedElsewhere: "Esta lista se cambió entretanto en otro sitio. Mírala antes de guardar.",
  contributionBusy: "Esto se está cambiando en otro sitio. Inténtalo de nuevo en un momento.",
  descriptionTooLong: (d) => "La descripción no puede tener más de " + d.max + " caracteres",
  itemNotFound: "Este lugar no está en la lista",
  listBusy: "Esta lista se está cambiando en otro sitio. Mírala antes de volver a intentarlo.",
  listNotFound: "No se encontró la lista",
  listOvertaken: "Esta lista se cambió entretanto en otro sitio. Mírala antes de volver a intentarlo.",
  locationInList: "Este lugar ya está en la lista",
  manyLists: "Has creado muchas listas en la última hora.",
  markBusy: "Esto se está cambiando en otro sitio. Inténtalo de nuevo.",
  nameMissing: "Escribe un nombre para la lista",
  nameTooLong: (d) => "El nombre no puede tener más de " + d.max + " caracteres",
  notesTooLong: (d) => "Las notas no pueden tener más de " + d.max + " caracteres",
  ratingRange: "La puntuación debe estar entre 1 y 5",
  tooManyLocations: (d) => "Una lista puede tener como máximo " + d.max + " lugares",
  userNotFound: "No se encontró el usuario",
  visitDateFuture: "La fecha de una visita no puede estar en el futuro",
  visitDateInvalid: "La fecha de una visita debe ser un día, como 2026-05-01",
  visitOrderInvalid: "visitOrder debe ser un número entero a partir de 1"
};
