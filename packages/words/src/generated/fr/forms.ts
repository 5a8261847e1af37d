// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  addPhotos: "Ajouter des photos",
  confirmNewPassword: "Confirmer le nouveau mot de passe",
  draftDiscard: "Supprimer",
  draftNoPhotos: "Les photos ne sont pas conservées",
  draftPutIn: "Reprendre votre saisie",
  draftRestored: "Saisie récupérée",
  draftStale: "Ce contenu a été modifié ailleurs après votre saisie.",
  fileTooLarge: "Fichier trop volumineux",
  fileTypeInvalid: "Type de fichier non valide",
  makingSmaller: (d) => plural(d.count, 0, fr, { "1": "Réduction de la photo…", one: "Réduction de la photo " + number("fr", d.number, 0) + " sur " + number("fr", d.count, 0) + "…", other: "Réduction de la photo " + number("fr", d.number, 0) + " sur " + number("fr", d.count, 0) + "…" }),
  moveDone: (d) => d.name + " occupe maintenant la position " + number("fr", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " garde sa position.",
  moveHow: "Pour déplacer un élément, appuyez sur la barre d’espace, puis utilisez les touches fléchées. Appuyez à nouveau sur la barre d’espace pour le déposer à sa nouvelle place, ou sur Échap pour annuler.",
  movePicked: (d) => "Déplacement en cours : " + d.name + ", position " + number("fr", d.number, 0) + " sur " + number("fr", d.count, 0) + ".",
  newPassword: "Nouveau mot de passe",
  passwordAtLeast: (d) => "Au moins " + number("fr", d.count, 0) + " caractères",
  passwordStrength: (d) => "Sécurité du mot de passe : " + select(d.strength, { weak: "faible", fair: "moyenne", good: "bonne", other: "élevée" }),
  photoAgain: "Impossible de lire cette photo. Veuillez la choisir à nouveau.",
  photoUnreadable: "Photo illisible",
  photos: "Photos",
  photosMost: (d) => select(d.owner, { place: "Un lieu peut avoir jusqu’à " + number("fr", d.most, 0) + " photos", other: "Un avis peut avoir jusqu’à " + number("fr", d.most, 0) + " photos" }),
  photosToChooseAgain: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " photo est à choisir à nouveau", other: number("fr", d.count, 0) + " photos sont à choisir à nouveau" }) + " : <names></names>",
  refusedPhoto: "<name></name> : <why></why>",
  reportClosed: "Lieu fermé",
  reportDuplicate: "Lieu en double",
  reportInappropriate: "Contenu inapproprié",
  reportOther: "Autre problème",
  reportSpam: "Spam",
  reportWrongAddress: "Adresse incorrecte",
  sortable: "triable"
};
