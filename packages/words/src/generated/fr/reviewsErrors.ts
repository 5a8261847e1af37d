// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "Vous avez déjà donné votre avis sur ce lieu",
  changedElsewhere: "Cet avis a été modifié ailleurs entre-temps. Veuillez l’examiner avant d’enregistrer.",
  contentTooLong: (d) => "L’avis ne doit pas dépasser " + d.max + " caractères",
  contentTooShort: (d) => "L’avis doit compter au moins " + d.min + " caractères",
  manyPhotos: "Vous avez ajouté beaucoup de photos en une heure.",
  manyReviews: "Vous avez rédigé beaucoup d’avis en une heure.",
  photoNotFound: "Photo introuvable",
  placeBusy: "Beaucoup de personnes donnent leur avis sur ce lieu. Veuillez réessayer dans un instant.",
  ratingRange: "La note doit être comprise entre 1 et 5",
  reviewBusy: "Cet avis est en train d’être modifié ailleurs. Veuillez l’examiner avant de réessayer.",
  reviewNotFound: "Avis introuvable",
  titleMissing: "Le titre est obligatoire",
  titleTooLong: (d) => "Le titre ne doit pas dépasser " + d.max + " caractères",
  tooManyPhotos: (d) => "Un avis peut avoir au maximum " + d.max + " photos"
};
