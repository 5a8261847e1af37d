// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "Ya has escrito una reseña de este lugar",
  changedElsewhere: "Esta reseña se cambió entretanto en otro sitio. Mírala antes de guardar.",
  contentTooLong: (d) => "La reseña no puede tener más de " + d.max + " caracteres",
  contentTooShort: (d) => "La reseña debe tener al menos " + d.min + " caracteres",
  manyPhotos: "Has añadido muchas fotos en la última hora.",
  manyReviews: "Has escrito muchas reseñas en la última hora.",
  photoNotFound: "No se encontró la foto",
  placeBusy: "Muchas personas están escribiendo reseñas de este lugar. Inténtalo de nuevo en un momento.",
  ratingRange: "La puntuación debe estar entre 1 y 5",
  reviewBusy: "Esta reseña se está cambiando en otro sitio. Mírala antes de volver a intentarlo.",
  reviewNotFound: "No se encontró la reseña",
  titleMissing: "El título es obligatorio",
  titleTooLong: (d) => "El título no puede tener más de " + d.max + " caracteres",
  tooManyPhotos: (d) => "Una reseña puede tener como máximo " + d.max + " fotos"
};
