// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  account: () => "Votre compte",
  browserUntil: () => "Un an après votre dernière connexion. La déconnexion ne le supprime pas ; votre navigateur peut le supprimer à tout moment.",
  browserWhat: () => "Un cookie indiquant une connexion précédente avec ce navigateur",
  browserWhy: () => "Pour que personne ne puisse vous bloquer en essayant de deviner votre mot de passe. Il ne désigne personne et ne donne aucun droit. Il n’y a pas d’autre cookie.",
  description: () => "Ce que Wellspring conserve à votre sujet, pour quoi et pendant combien de temps.",
  emailUntil: () => "Jusqu’à ce que vous les changiez ou supprimiez votre compte.",
  emailWhat: () => "Adresse e-mail, noms, nom d’utilisateur, photo de profil",
  emailWhy: () => "Pour vous connecter et vous écrire. Les autres voient votre prénom et une initiale, votre nom d’utilisateur ou « Membre », jamais votre adresse.",
  floodsUntil: () => "Quelques heures.",
  floodsWhat: () => "La fréquence des actions d’une adresse réseau",
  floodsWhy: () => "Sous forme d’empreinte (hash), pour éviter les envois massifs.",
  intro: () => "Ce qui est conservé ici à votre sujet, pour quoi et pendant combien de temps. Vous pouvez consulter les lieux sans compte ; dans votre profil, vous obtenez une copie de toutes vos données et pouvez les supprimer définitivement. Ce qui est supprimé est écrasé ; cela subsiste dans les copies déjà faites par l’exploitant du site, aussi longtemps qu’il les garde.",
  linksUntil: (d) => plural(d.days, 0, fr, { one: number("fr", d.days, 0) + " jour", other: number("fr", d.days, 0) + " jours" }) + ", pour la connexion " + plural(d.signIn, 0, fr, { one: number("fr", d.signIn, 0) + " minute", other: number("fr", d.signIn, 0) + " minutes" }) + ", pour un mot de passe " + plural(d.reset, 0, fr, { one: number("fr", d.reset, 0) + " minute", other: number("fr", d.reset, 0) + " minutes" }) + ", ou jusqu’à leur utilisation.",
  linksWhat: () => "Les liens qui vous ont été envoyés par e-mail",
  linksWhy: () => "Sous forme d’empreintes (hash), pour confirmer votre adresse, vous connecter ou choisir un autre mot de passe.",
  mapsFrom: (d) => "Les cartes sont chargées depuis " + d.host + ", qui voit votre adresse réseau quand vous en ouvrez une. Tout le reste vient de ce site.",
  nothingFromOthers: () => "Les pages ne chargent rien d’ailleurs : polices, carte et images viennent de ce site.",
  others: () => "Tiers",
  ownUntil: () => "Jusqu’à ce que vous les supprimiez ou supprimiez votre compte.",
  ownWhat: () => "Avis, favoris, visites, listes et badges",
  ownWhy: () => "Les avis et les listes publiques sont visibles par tout le monde, tout le reste par vous uniquement.",
  pagesUntil: (d) => plural(d.days, 0, fr, { one: number("fr", d.days, 0) + " jour", other: number("fr", d.days, 0) + " jours" }) + " ; ensuite, il ne reste que les chiffres de chaque jour, qui ne désignent personne.",
  pagesWhat: () => "Les pages consultées",
  pagesWhy: () => "Pour savoir ce qui est utile. Avec une adresse raccourcie, et sans vos recherches. Si votre navigateur demande à ne pas être suivi, rien n’est envoyé.",
  passwordUntil: () => "Jusqu’à ce que vous en choisissiez un autre ou supprimiez votre compte.",
  passwordWhat: () => "Mot de passe",
  passwordWhy: () => "Sous forme d’empreinte (hash), qui ne permet pas de le lire.",
  placesUntil: () => "Ils restent quand vous partez, sans votre nom.",
  placesWhat: () => "Les lieux que vous proposez et leurs photos",
  placesWhy: () => "Les photos sont recréées sans les données que l’appareil y inscrit.",
  proposalsUntil: () => "Jusqu’à la suppression de votre compte.",
  proposalsWhat: () => "Les revendications, les corrections et les photos en cours d’examen par notre équipe",
  proposalsWhy: () => "Vos propositions sur un lieu, que notre équipe examine.",
  reportsUntil: () => "Les signalements restent, sans votre nom, quand vous partez. Les messages envoyés depuis votre compte disparaissent avec lui, les autres quand notre équipe les supprime.",
  reportsWhat: () => "Les signalements et les messages à l’équipe du site",
  reportsWhy: () => "Lus uniquement par notre équipe.",
  securityUntil: (d) => plural(d.days, 0, fr, { one: number("fr", d.days, 0) + " jour", other: number("fr", d.days, 0) + " jours" }) + ".",
  securityWhat: () => "Les tentatives de connexion échouées et les changements de mots de passe, de droits et de sessions",
  securityWhy: () => "Pour repérer qui essaie de deviner des mots de passe. Avec une empreinte (hash) à la place du compte et une adresse raccourcie.",
  sessionUntil: (d) => plural(d.days, 0, fr, { one: number("fr", d.days, 0) + " jour", other: number("fr", d.days, 0) + " jours" }) + " après votre dernière visite, " + plural(d.most, 0, fr, { one: number("fr", d.most, 0) + " jour", other: number("fr", d.most, 0) + " jours" }) + " après votre connexion, ou jusqu’à votre déconnexion.",
  sessionWhat: () => "Un cookie indiquant quelle session est la vôtre",
  sessionWhy: () => "Créé quand vous vous connectez.",
  title: () => "Confidentialité",
  visits: () => "Vos visites",
  written: () => "Ce que vous écrivez"
};
