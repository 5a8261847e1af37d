// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "Revendication envoyée",
  claimSentText: "Notre équipe l’examine et vous tient au courant.",
  claimText: "Expliquez-nous votre lien avec <name></name>. Notre équipe lira votre message ; d’ici là, rien ne change. Ensuite, la page indiquera que le lieu est vérifié par son propriétaire.",
  claimWaits: "Vous avez revendiqué ce lieu. Notre équipe examine votre demande.",
  decided: (d) => select(d.outcome, { declined: "Refusée", part: "Acceptée en partie", other: "Acceptée" }),
  decidedOn: (d) => select(d.outcome, { declined: "Refusée le " + d.day, part: "Acceptée en partie le " + d.day, other: "Acceptée le " + d.day }),
  description: "Description",
  descriptionTooLong: (d) => "La description ne doit pas dépasser " + d.max + " caractères",
  heading: "Vos propositions",
  incomplete: "Informations manquantes",
  incompleteText: "Sélectionnez un type de signalement et ajoutez une description.",
  message: "Message",
  messageTooLong: (d) => "Le message ne doit pas dépasser " + d.max + " caractères",
  messageTooShort: (d) => "Le message doit compter au moins " + d.min + " caractères",
  newer: "Plus récentes",
  notLoaded: "Impossible de charger vos propositions pour le moment.",
  older: "Plus anciennes",
  ownThis: "Ce lieu m’appartient ou j’en suis responsable",
  ownership: "Propriété du lieu",
  pages: "Pages de vos propositions",
  pending: "En cours d’examen par notre équipe",
  proposalOf: (d) => select(d.kind, { claim: "Revendication : <place></place>", correction: "Correction : <place></place>", other: "Photos : <place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "Revendication : un lieu qui ne peut pas être affiché pour le moment", correction: "Correction : un lieu qui ne peut pas être affiché pour le moment", other: "Photos : un lieu qui ne peut pas être affiché pour le moment" }),
  reportAddedText: "Vous aviez déjà fait ce signalement : votre texte y a été ajouté.",
  reportFailed: "Impossible d’envoyer le signalement",
  reportSent: "Signalement envoyé",
  reportSentText: "Merci d’aider à améliorer notre communauté. Nous examinerons bientôt votre signalement.",
  reportTitle: "Signaler « <name></name> »",
  selectType: "Sélectionnez un type de signalement",
  sendClaim: "Envoyer la revendication",
  submitReport: "Envoyer le signalement",
  submitting: "Envoi en cours…",
  tryAgain: "Réessayer",
  whatIsWrong: "Quel est le problème ?",
  whoReadsIt: "Seule l’équipe du site le lira."
};
