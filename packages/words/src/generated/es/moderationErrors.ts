// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "ids debe nombrar cada imagen de portada una sola vez",
  heroImagesBusy: "Las imágenes de portada se están cambiando en otro sitio. Inténtalo de nuevo.",
  listNotFound: "No se encontró la lista",
  messageBusy: "Este mensaje se está cambiando en otro sitio. Míralo antes de volver a intentarlo.",
  messageNotFound: "No se encontró el mensaje",
  ownReportBusy: "Tu reporte se está cambiando en otro sitio. Inténtalo de nuevo en un momento.",
  reportBusy: "Este reporte se está cambiando en otro sitio. Míralo antes de volver a intentarlo.",
  reportFull: "Ya reportaste esto y tu reporte está completo. El equipo de administración lo revisará.",
  reportNotFound: "No se encontró el reporte",
  reportRoomLeft: (d) => "Ya reportaste esto. A tu reporte le caben " + d.left + " caracteres más.",
  reviewNotFound: "No se encontró la reseña",
  settingBusy: "Este ajuste se está cambiando en otro sitio. Inténtalo de nuevo.",
  settingUnknown: "No existe tal ajuste",
  settingValueWrong: (d) => "value debe ser " + d.first + " o " + d.last,
  tooManyHeroImages: "Has añadido muchas imágenes de portada en la última hora.",
  tooManyMessages: "Has enviado muchos mensajes en la última hora.",
  tooManyReports: "Has enviado muchos reportes en la última hora."
};
