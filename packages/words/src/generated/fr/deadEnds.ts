// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "Une page réservée aux membres.",
  forMembersText: "Cette page est réservée aux membres. Après connexion, vous reviendrez ici.",
  notFound: "404 – Page introuvable",
  notFoundText: "Il n’y a aucune page à cette adresse.",
  placeYouLookFor: "Le lieu que vous cherchez est peut-être ici :",
  refused: (d) => d.status + " – Requête refusée",
  refused400: "400 – Adresse non valide",
  refused403: "403 – Accès interdit",
  refused414: "414 – Adresse trop longue",
  refused421: "421 – Site inconnu",
  refused429: "429 – Trop de requêtes"
};
