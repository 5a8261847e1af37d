// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  carousel: "carrousel",
  exampleBath: "bains thermaux Suisse",
  exampleFree: "sources chaudes gratuites",
  exampleKind: "retraite de méditation",
  exampleNear: "sources chaudes d’Islande",
  exampleTown: "hammam Istanbul",
  examples: "Exemples de recherche",
  exploreMap: "Explorer la carte",
  heading: "Découvrez des lieux sacrés",
  intro: "Sources chaudes, lieux de retraite et endroits paisibles pour se ressourcer, partout dans le monde.",
  join: "Rejoindre la communauté",
  joinText: "Inscrivez-vous pour partager des lieux où se ressourcer et enregistrer vos favoris",
  letPicturesChange: "Faire défiler les images",
  mapText: "De la vallée voisine à l’autre bout du monde.",
  oneMap: "Tous les lieux sur une seule carte",
  pausePictures: "Mettre les images en pause",
  pictureOf: (d) => "Image " + d.number + " sur " + d.count,
  pictures: "Images",
  placesOnMap: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " lieu", other: number("fr", d.count, 0) + " lieux" }) + ", de la vallée voisine à l’autre bout du monde.",
  showPicture: (d) => "Afficher l’image " + d.number + " sur " + d.count,
  statCountries: "Pays",
  statMembers: "Membres de la communauté",
  statPlaces: "Lieux sacrés",
  statReviews: "Avis",
  statsHeading: "La communauté en chiffres",
  title: "Wellspring : sources chaudes, lieux de retraite et endroits paisibles, partout dans le monde",
  trust: "Un site porté par ses membres. Pas de publicité, pas de lieux sponsorisés, et des notes venant uniquement de personnes qui ont rédigé un avis."
};
