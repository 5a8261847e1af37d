// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "ids doit contenir chaque image d’accueil une seule fois",
  heroImagesBusy: "Les images d’accueil sont en train d’être modifiées ailleurs. Veuillez réessayer.",
  listNotFound: "Liste introuvable",
  messageBusy: "Ce message est en train d’être modifié ailleurs. Veuillez l’examiner avant de réessayer.",
  messageNotFound: "Message introuvable",
  ownReportBusy: "Votre signalement est en train d’être modifié ailleurs. Veuillez réessayer dans un instant.",
  reportBusy: "Ce signalement est en train d’être modifié ailleurs. Veuillez l’examiner avant de réessayer.",
  reportFull: "Vous avez déjà fait ce signalement et il est complet. Notre équipe va l’examiner.",
  reportNotFound: "Signalement introuvable",
  reportRoomLeft: (d) => "Vous avez déjà fait ce signalement. Nombre de caractères que vous pouvez encore y ajouter : " + d.left + ".",
  reviewNotFound: "Avis introuvable",
  settingBusy: "Ce paramètre est en train d’être modifié ailleurs. Veuillez réessayer.",
  settingUnknown: "Ce paramètre n’existe pas",
  settingValueWrong: (d) => "value doit être " + d.first + " ou " + d.last,
  tooManyHeroImages: "Vous avez ajouté beaucoup d’images d’accueil en une heure.",
  tooManyMessages: "Vous avez envoyé beaucoup de messages en une heure.",
  tooManyReports: "Vous avez fait beaucoup de signalements en une heure."
};
