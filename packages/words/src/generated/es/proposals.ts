// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "Solicitud de titularidad enviada",
  claimSentText: "El equipo de administración la revisa y te avisamos.",
  claimText: "Cuéntanos qué relación tienes con <name></name>. Lo lee el equipo de administración; hasta que decida, no cambia nada. Después, la página dirá que su titular la ha verificado.",
  claimWaits: "Has solicitado la titularidad de este lugar. El equipo de administración la revisa.",
  decided: (d) => select(d.outcome, { declined: "Rechazada", part: "Aceptada en parte", other: "Aceptada" }),
  decidedOn: (d) => select(d.outcome, { declined: "Rechazada el " + d.day, part: "Aceptada en parte el " + d.day, other: "Aceptada el " + d.day }),
  description: "Descripción",
  descriptionTooLong: (d) => "La descripción no puede tener más de " + d.max + " caracteres",
  heading: "Lo que has propuesto",
  incomplete: "Faltan datos",
  incompleteText: "Selecciona un tipo de reporte y añade una descripción.",
  message: "Mensaje",
  messageTooLong: (d) => "El mensaje no puede tener más de " + d.max + " caracteres",
  messageTooShort: (d) => "El mensaje debe tener al menos " + d.min + " caracteres",
  newer: "Más recientes",
  notLoaded: "Lo que has propuesto no se puede cargar ahora mismo.",
  older: "Más antiguas",
  ownThis: "Este lugar es mío o lo gestiono yo",
  ownership: "Titularidad",
  pages: "Páginas de lo que has propuesto",
  pending: "Espera al equipo de administración",
  proposalOf: (d) => select(d.kind, { claim: "Solicitud de titularidad: <place></place>", correction: "Corrección: <place></place>", other: "Fotos: <place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "Solicitud de titularidad: un lugar que no se puede ver ahora mismo", correction: "Corrección: un lugar que no se puede ver ahora mismo", other: "Fotos: un lugar que no se puede ver ahora mismo" }),
  reportAddedText: "Ya habías reportado esto, así que lo que escribiste se añadió a tu reporte anterior.",
  reportFailed: "No se pudo enviar el reporte",
  reportSent: "Reporte enviado",
  reportSentText: "Gracias por ayudar a mejorar nuestra comunidad. Revisaremos tu reporte pronto.",
  reportTitle: "Reportar “<name></name>”",
  selectType: "Selecciona un tipo de reporte",
  sendClaim: "Enviar solicitud",
  submitReport: "Enviar reporte",
  submitting: "Enviando…",
  tryAgain: "Reintentar",
  whatIsWrong: "Qué está mal",
  whoReadsIt: "Lo lee el equipo del sitio y nadie más."
};
