// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "Una página para miembros.",
  forMembersText: "Esta página es para miembros. Después de iniciar sesión volverás aquí.",
  notFound: "404 Página no encontrada",
  notFoundText: "No hay ninguna página en esta dirección.",
  placeYouLookFor: "Quizá el lugar que buscas esté aquí:",
  refused: (d) => d.status + " Petición rechazada",
  refused400: "400 Dirección no válida",
  refused403: "403 No permitido",
  refused414: "414 Dirección demasiado larga",
  refused421: "421 Sitio desconocido",
  refused429: "429 Demasiadas peticiones"
};
