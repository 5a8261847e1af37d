// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  autoVerify: "Verificar lugares automáticamente",
  autoVerifyText: "Los lugares que envían los miembros aparecen al momento, sin esperar al equipo de administración.",
  chooseFiles: "Imágenes de portada",
  chooseImages: "Elegir imágenes",
  chooseText: (d) => "Selecciona de 1 a " + number("es", d.most, 0) + " imágenes o suéltalas aquí. JPEG, PNG o WebP, cada una de menos de 5 MB; las más grandes se reducen.",
  deleteFailed: "No se pudo eliminar",
  deleteImage: (d) => "Eliminar " + d.name,
  deleteImageQuestion: "¿Eliminar esta imagen de portada?",
  deleteImageText: "<name></name> desaparecerá de la página de inicio y no se podrá recuperar.",
  imageActive: (d) => number("es", d.number, 0) + " · Activa",
  imageAlt: (d) => "Imagen de portada " + number("es", d.number, 0) + ": " + d.name,
  imageDeleted: "Imagen de portada eliminada",
  imageInactive: (d) => number("es", d.number, 0) + " · Inactiva",
  images: "Imágenes de portada",
  imagesFailed: "No se pudieron cargar las imágenes de portada",
  imagesFailedText: "Inténtalo de nuevo en un momento.",
  imagesInOrder: "Imágenes de portada en su orden",
  imagesNone: "Aún no hay imágenes de portada. La página de inicio muestra su propio paisaje.",
  imagesText: "Las activas se van alternando en la parte superior de la página de inicio. Lo ideal son cuatro o cinco.",
  moveImage: (d) => "Mover " + d.name,
  newImages: "Nuevas imágenes de portada",
  progress: "Subida",
  removeFile: (d) => "Quitar " + d.name,
  settingUpdated: "Ajuste actualizado",
  showImage: (d) => "Mostrar " + d.name,
  title: "Ajustes del sitio",
  unnamedImage: "La imagen",
  updateFailed: "No se pudo actualizar",
  upload: (d) => plural(d.count, 0, es, { one: "Subir " + number("es", d.count, 0) + " imagen", other: "Subir " + number("es", d.count, 0) + " imágenes" }),
  uploadFailed: "No se pudo subir",
  uploaded: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " imagen subida", other: number("es", d.count, 0) + " imágenes subidas" }),
  uploadedPartly: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " imagen subida", other: number("es", d.count, 0) + " imágenes subidas" }) + ", " + plural(d.refused, 0, es, { one: number("es", d.refused, 0) + " rechazada", other: number("es", d.refused, 0) + " rechazadas" }) + ".",
  uploading: "Subiendo…"
};
