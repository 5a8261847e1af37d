// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "Atrás",
  contributeBadges: "Gana insignias por lo que aportas.",
  contributeLocations: "Añade lugares: cuéntanos de un lugar que falte aquí, con fotos.",
  contributeReviews: "Escribe reseñas, con fotos, de los lugares que conoces.",
  contributeText: "Lo que cuentas ayuda a otros a encontrar su lugar.",
  contributeTitle: "Aporta",
  exploreMap: "Mapa interactivo: mira qué hay cerca de ti y abre un lugar desde su marcador.",
  exploreSearch: "Busca y filtra: por palabras, por localidad o por tipo de lugar.",
  exploreText: "Encuentra el lugar que te hace bien.",
  exploreTitle: "Explora lugares",
  getStarted: "Empezar",
  keepFavorites: "Favoritos: el corazón de un lugar lo guarda en tu panel.",
  keepLists: "Listas de viaje: planea un recorrido en orden, privado para ti o público para compartirlo.",
  keepText: "Guarda lo que te gusta en todos tus dispositivos.",
  keepTitle: "Guarda favoritos y listas de viaje",
  next: "Siguiente",
  skip: "Saltar la introducción",
  step: (d) => "Paso " + d.step + " de " + d.count,
  welcomeText: "Un mapa comunitario de aguas termales, retiros y lugares tranquilos para recuperarse. En cuatro pasos breves verás qué puedes hacer aquí.",
  welcomeTitle: "Te damos la bienvenida a Wellspring"
};
