// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  anyDistance: "Toute distance",
  bathe: "Assez chaud pour se baigner",
  bestRated: "Appréciés des membres",
  chosen: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " filtre", other: number("fr", d.count, 0) + " filtres" }),
  clear: "Retirer les filtres",
  close: "Lieux proches de votre recherche",
  closeWhy: (d) => plural(d.count, 0, fr, { "0": "Aucun lieu ne correspond à tout. Ceux-ci s’en approchent.", one: "Un lieu correspond à tout. Ceux-ci s’en approchent.", many: "Peu de lieux correspondent à tout. Ceux-ci s’en approchent.", other: "Peu de lieux correspondent à tout. Ceux-ci s’en approchent." }),
  earlier: "Lieux précédents",
  free: "Gratuit",
  freeAndWild: "Gratuits et sauvages",
  heading: "Filtres",
  hideUnsaid: "Seulement les lieux qui le précisent",
  later: "Autres lieux",
  months: "Ouvert en",
  more: (d) => plural(d.count, 0, fr, { one: "En montrer " + number("fr", d.count, 0) + " de plus", many: "En montrer " + number("fr", d.count, 0) + " de plus", other: "En montrer " + number("fr", d.count, 0) + " de plus" }),
  near: (d) => d.place + " et environs",
  newPhotos: "Nouveaux, avec photos",
  noneSays: "Aucun lieu répertorié n’indique réunir tout cela.",
  openIn: (d) => "Ouvert en " + d.month,
  openNow: "Ouvert maintenant",
  photos: "Avec photos",
  radius: "À quelle distance",
  rating: (d) => "Noté " + d.rating + " ou plus",
  ratings: "Note",
  remove: (d) => "Retirer le filtre " + d.filter,
  show: (d) => plural(d.count, 0, fr, { "0": "Aucun lieu", one: "Montrer " + number("fr", d.count, 0) + " lieu", other: "Montrer " + number("fr", d.count, 0) + " lieux" }),
  showAll: "Tout afficher",
  showUnsaid: "Les montrer aussi",
  sort: (d) => select(d.by, { relevance: "Les plus pertinents d’abord", distance: "Les plus proches d’abord", rating: "Les mieux notés d’abord", newest: "Les plus récents d’abord", other: "L’eau la plus chaude d’abord" }),
  sortBy: "Ordre des lieux",
  sortFeatured: "À la une d’abord",
  temperatureFrom: "À partir de",
  temperatureTo: "Jusqu’à",
  unknown: "Aussi les lieux qui ne le précisent pas",
  unsaid: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " autre lieu ne le précise pas", other: number("fr", d.count, 0) + " autres lieux ne le précisent pas" }),
  whyOrder: "Pourquoi cet ordre ?",
  withBed: "Avec un lit pour la nuit",
  withinDistance: (d) => "À moins de " + d.distance,
  without: (d) => "Sans « " + d.filter + " »"
};
