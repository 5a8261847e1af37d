// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  addPhotos: "Añadir fotos",
  confirmNewPassword: "Confirmar contraseña nueva",
  draftDiscard: "Descartar",
  draftNoPhotos: "Las fotos no se guardan",
  draftPutIn: "Recuperar lo que escribiste",
  draftRestored: "Se recuperó lo que escribiste",
  draftStale: "Esto se cambió en otro sitio después de que escribieras aquí.",
  fileTooLarge: "Archivo demasiado grande",
  fileTypeInvalid: "Tipo de archivo no válido",
  makingSmaller: (d) => plural(d.count, 0, es, { "1": "Reduciendo la foto…", one: "Reduciendo la foto " + number("es", d.number, 0) + " de " + number("es", d.count, 0) + "…", other: "Reduciendo la foto " + number("es", d.number, 0) + " de " + number("es", d.count, 0) + "…" }),
  moveDone: (d) => d.name + " ocupa ahora el puesto " + number("es", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " se queda donde estaba.",
  moveHow: "Para mover un elemento, pulsa la barra espaciadora y desplázalo con las flechas. Pulsa de nuevo la barra espaciadora para soltarlo en su nueva posición, o Escape para cancelar.",
  movePicked: (d) => "Moviendo " + d.name + ", puesto " + number("es", d.number, 0) + " de " + number("es", d.count, 0) + ".",
  newPassword: "Contraseña nueva",
  passwordAtLeast: (d) => "Al menos " + number("es", d.count, 0) + " caracteres",
  passwordStrength: (d) => "Seguridad de la contraseña: " + select(d.strength, { weak: "débil", fair: "aceptable", good: "buena", other: "fuerte" }),
  photoAgain: "No se pudo leer esta foto. Elígela de nuevo.",
  photoUnreadable: "La foto no se puede leer",
  photos: "Fotos",
  photosMost: (d) => select(d.owner, { place: "Un lugar", other: "Una reseña" }) + " puede tener hasta " + number("es", d.most, 0) + " fotos",
  photosToChooseAgain: (d) => plural(d.count, 0, es, { one: "Hay que volver a elegir " + number("es", d.count, 0) + " foto", other: "Hay que volver a elegir " + number("es", d.count, 0) + " fotos" }) + ": <names></names>",
  refusedPhoto: "<name></name>: <why></why>",
  reportClosed: "Lugar cerrado",
  reportDuplicate: "Lugar duplicado",
  reportInappropriate: "Contenido inapropiado",
  reportOther: "Otro problema",
  reportSpam: "Spam",
  reportWrongAddress: "Dirección incorrecta",
  sortable: "ordenable"
};
