// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "Appréciés des membres",
  earlier: "Lieux précédents",
  freeAndWild: "Gratuits et sauvages",
  later: "Autres lieux",
  near: (d) => d.place + " et environs",
  newPhotos: "Nouveaux, avec photos",
  showAll: "Tout afficher",
  withBed: "Avec un lit pour la nuit"
};
