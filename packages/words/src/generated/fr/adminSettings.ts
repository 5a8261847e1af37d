// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  autoVerify: "Vérifier les lieux automatiquement",
  autoVerifyText: "Les lieux proposés par les membres apparaissent aussitôt, sans attendre un admin.",
  chooseFiles: "Images d’accueil",
  chooseImages: "Choisir des images",
  chooseText: (d) => "Sélectionnez de 1 à " + number("fr", d.most, 0) + " images ou déposez-les ici. JPEG, PNG ou WebP, moins de 5 Mo chacune ; les plus grandes sont réduites.",
  deleteFailed: "Échec de la suppression",
  deleteImage: (d) => "Supprimer " + d.name,
  deleteImageQuestion: "Supprimer cette image d’accueil ?",
  deleteImageText: "<name></name> disparaîtra définitivement de la page d’accueil.",
  imageActive: (d) => number("fr", d.number, 0) + " · Active",
  imageAlt: (d) => "Image d’accueil " + number("fr", d.number, 0) + " : " + d.name,
  imageDeleted: "Image d’accueil supprimée",
  imageInactive: (d) => number("fr", d.number, 0) + " · Inactive",
  images: "Images d’accueil",
  imagesFailed: "Impossible de charger les images d’accueil",
  imagesFailedText: "Veuillez réessayer dans un instant.",
  imagesInOrder: "Images d’accueil dans leur ordre",
  imagesNone: "Aucune image d’accueil pour l’instant. La page d’accueil affiche son propre paysage.",
  imagesText: "Les images actives défilent en haut de la page d’accueil. Quatre ou cinq forment une bonne série.",
  moveImage: (d) => "Déplacer " + d.name,
  newImages: "Nouvelles images d’accueil",
  progress: "Envoi",
  removeFile: (d) => "Retirer " + d.name,
  settingUpdated: "Paramètre modifié",
  showImage: (d) => "Afficher " + d.name,
  title: "Paramètres du site",
  unnamedImage: "L’image",
  updateFailed: "Échec de la modification",
  upload: (d) => plural(d.count, 0, fr, { one: "Envoyer " + number("fr", d.count, 0) + " image", other: "Envoyer " + number("fr", d.count, 0) + " images" }),
  uploadFailed: "Échec de l’envoi",
  uploaded: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " image envoyée", other: number("fr", d.count, 0) + " images envoyées" }),
  uploadedPartly: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " image envoyée", other: number("fr", d.count, 0) + " images envoyées" }) + ", " + plural(d.refused, 0, fr, { one: number("fr", d.refused, 0) + " refusée", other: number("fr", d.refused, 0) + " refusées" }) + ".",
  uploading: "Envoi en cours…"
};
