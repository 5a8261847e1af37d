// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "Ce compte est en train d’être modifié ailleurs. Veuillez réessayer.",
  accountDeletedElsewhere: "Ce compte est en train d’être supprimé ailleurs. Veuillez réessayer.",
  credentialsInvalid: "Adresse e-mail ou mot de passe incorrect",
  emailConfirmedAlready: "Votre adresse e-mail est déjà confirmée",
  emailTaken: "Un compte existe déjà avec cette adresse e-mail",
  languageUnknown: "Cette langue ne peut pas être choisie",
  lastOwner: "Vous êtes la dernière personne propriétaire du site. Nommez-en une autre avant de partir.",
  nameAddress: (d) => select(d.field, { firstName: "Le prénom ne peut pas contenir d’adresse web ou e-mail", lastName: "Le nom de famille ne peut pas contenir d’adresse web ou e-mail", other: "Le nom d’utilisateur ne peut pas contenir d’adresse web ou e-mail" }),
  nameHidden: (d) => select(d.field, { firstName: "Le prénom contient des caractères qui ne peuvent pas être affichés", lastName: "Le nom de famille contient des caractères qui ne peuvent pas être affichés", other: "Le nom d’utilisateur contient des caractères qui ne peuvent pas être affichés" }),
  nameScripts: (d) => select(d.field, { firstName: "Le prénom doit être écrit dans un seul alphabet", lastName: "Le nom de famille doit être écrit dans un seul alphabet", other: "Le nom d’utilisateur doit être écrit dans un seul alphabet" }),
  nameStaff: (d) => select(d.field, { firstName: "Le prénom pourrait être confondu avec celui d’une personne de l’équipe du site", lastName: "Le nom de famille pourrait être confondu avec celui d’une personne de l’équipe du site", other: "Le nom d’utilisateur pourrait être confondu avec celui d’une personne de l’équipe du site" }),
  nameTooLong: (d) => select(d.field, { firstName: "Le prénom ne doit pas dépasser " + d.max + " caractères", other: "Le nom de famille ne doit pas dépasser " + d.max + " caractères" }),
  otherOwnersLeaving: "D’autres propriétaires du site sont en train de partir. Veuillez réessayer.",
  ownerChanged: "Les comptes des propriétaires du site ne peuvent pas être modifiés",
  ownerSuspended: "Les comptes des propriétaires du site ne peuvent pas être suspendus",
  passwordCommon: "Ce mot de passe est l’un des plus courants. Veuillez en choisir un autre",
  passwordTooLong: (d) => "Le mot de passe ne doit pas dépasser " + d.max + " caractères",
  passwordWrong: "Le mot de passe est incorrect",
  receiptWrittenElsewhere: "Ce reçu est en train d’être écrit ailleurs",
  selfSuspended: "Vous ne pouvez pas suspendre votre propre compte",
  suspended: (d) => "Ce compte est suspendu : " + d.reason,
  tooManyAttempts: "Trop de tentatives.",
  tooManySigningIn: "Trop de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.",
  unauthorized: "Connexion requise",
  userNotFound: "Membre introuvable",
  usernameAvailable: "Ce nom d’utilisateur est disponible",
  usernameCharacters: "Le nom d’utilisateur ne peut contenir que des lettres, des chiffres, des points, des traits de soulignement et des tirets",
  usernameReserved: "Ce nom d’utilisateur ne peut pas être choisi",
  usernameTaken: "Ce nom d’utilisateur est déjà pris",
  usernameTooLong: (d) => "Le nom d’utilisateur ne doit pas dépasser " + d.max + " caractères"
};
