// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "Accès refusé",
  badgesBusy: "Ces badges sont en train d’être calculés ailleurs. Veuillez réessayer dans un instant.",
  changedElsewhere: "Cette liste a été modifiée ailleurs entre-temps. Veuillez l’examiner avant d’enregistrer.",
  contributionBusy: "Ce contenu est en train d’être modifié ailleurs. Veuillez réessayer dans un instant.",
  descriptionTooLong: (d) => "La description ne doit pas dépasser " + d.max + " caractères",
  itemNotFound: "Ce lieu n’est pas dans la liste",
  listBusy: "Cette liste est en train d’être modifiée ailleurs. Veuillez l’examiner avant de réessayer.",
  listNotFound: "Liste introuvable",
  listOvertaken: "Cette liste a été modifiée ailleurs entre-temps. Veuillez l’examiner avant de réessayer.",
  locationInList: "Ce lieu est déjà dans la liste",
  manyLists: "Vous avez créé beaucoup de listes en une heure.",
  markBusy: "Ce contenu est en train d’être modifié ailleurs. Veuillez réessayer.",
  nameMissing: "Veuillez saisir un nom de liste",
  nameTooLong: (d) => "Le nom ne doit pas dépasser " + d.max + " caractères",
  notesTooLong: (d) => "Les remarques ne doivent pas dépasser " + d.max + " caractères",
  ratingRange: "La note doit être comprise entre 1 et 5",
  tooManyLocations: (d) => "Une liste peut contenir au maximum " + d.max + " lieux",
  userNotFound: "Membre introuvable",
  visitDateFuture: "La date d’une visite ne peut pas être dans le futur",
  visitDateInvalid: "La date d’une visite doit être un jour, comme 2026-05-01",
  visitOrderInvalid: "visitOrder doit être un nombre entier à partir de 1"
};
