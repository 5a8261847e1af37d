// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  carousel: "carrusel",
  exampleBath: "baño turco Estambul",
  exampleFree: "aguas termales gratis",
  exampleKind: "retiro de silencio",
  exampleNear: "aguas termales en Islandia",
  exampleTown: "balneario Budapest",
  examples: "Ejemplos de búsqueda",
  exploreMap: "Explorar el mapa",
  heading: "Descubre lugares sagrados",
  intro: "Aguas termales, retiros y lugares tranquilos para recuperarse, en todo el mundo.",
  join: "Únete a la comunidad",
  joinText: "Regístrate para aportar lugares que sanan y guardar tus favoritos",
  letPicturesChange: "Reanudar las imágenes",
  mapText: "Del valle de al lado a la otra punta del mundo.",
  oneMap: "Todos los lugares en un solo mapa",
  pausePictures: "Pausar las imágenes",
  pictureOf: (d) => "Imagen " + d.number + " de " + d.count,
  pictures: "Imágenes",
  placesOnMap: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " lugar", other: number("es", d.count, 0) + " lugares" }) + ", del valle de al lado a la otra punta del mundo.",
  showPicture: (d) => "Mostrar la imagen " + d.number + " de " + d.count,
  statCountries: "Países",
  statMembers: "Miembros de la comunidad",
  statPlaces: "Lugares sagrados",
  statReviews: "Reseñas",
  statsHeading: "La comunidad en cifras",
  title: "Wellspring: aguas termales, retiros y lugares tranquilos en todo el mundo",
  trust: "Lo mantienen sus miembros. Sin anuncios, sin lugares de pago y con puntuaciones solo de quienes escribieron una reseña."
};
