// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "Dieses Konto wird gerade anderswo geändert. Bitte versuch es noch einmal.",
  accountDeletedElsewhere: "Dieses Konto wird gerade anderswo gelöscht. Bitte versuch es noch einmal.",
  credentialsInvalid: "E-Mail-Adresse oder Passwort stimmt nicht",
  emailConfirmedAlready: "Deine E-Mail-Adresse ist schon bestätigt",
  emailTaken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto",
  languageUnknown: "Diese Sprache steht nicht zur Auswahl",
  lastOwner: "Außer dir gibt es niemanden mit der Rolle „Hauptadmin“. Gib sie jemand anderem, bevor du gehst.",
  nameAddress: (d) => select(d.field, { firstName: "Der Vorname darf keine Web- oder E-Mail-Adresse enthalten", lastName: "Der Nachname darf keine Web- oder E-Mail-Adresse enthalten", other: "Der Benutzername darf keine Web- oder E-Mail-Adresse enthalten" }),
  nameHidden: (d) => select(d.field, { firstName: "Der Vorname enthält Zeichen, die nicht angezeigt werden können", lastName: "Der Nachname enthält Zeichen, die nicht angezeigt werden können", other: "Der Benutzername enthält Zeichen, die nicht angezeigt werden können" }),
  nameScripts: (d) => select(d.field, { firstName: "Der Vorname muss in einer einzigen Schrift geschrieben sein", lastName: "Der Nachname muss in einer einzigen Schrift geschrieben sein", other: "Der Benutzername muss in einer einzigen Schrift geschrieben sein" }),
  nameStaff: (d) => select(d.field, { firstName: "Der Vorname könnte mit jemandem aus dem Team dieser Website verwechselt werden", lastName: "Der Nachname könnte mit jemandem aus dem Team dieser Website verwechselt werden", other: "Der Benutzername könnte mit jemandem aus dem Team dieser Website verwechselt werden" }),
  nameTooLong: (d) => select(d.field, { firstName: "Der Vorname darf höchstens " + d.max + " Zeichen lang sein", other: "Der Nachname darf höchstens " + d.max + " Zeichen lang sein" }),
  otherOwnersLeaving: "Andere Hauptadmins löschen gerade ihr Konto. Bitte versuch es noch einmal.",
  ownerChanged: "Konten von Hauptadmins können nicht geändert werden",
  ownerSuspended: "Konten von Hauptadmins können nicht gesperrt werden",
  passwordCommon: "Dieses Passwort ist eines der häufigsten. Bitte wähle ein anderes",
  passwordTooLong: (d) => "Das Passwort darf höchstens " + d.max + " Zeichen lang sein",
  passwordWrong: "Das Passwort stimmt nicht",
  receiptWrittenElsewhere: "Diese Bestätigung wird gerade anderswo geschrieben",
  selfSuspended: "Du kannst dich nicht selbst sperren",
  suspended: (d) => "Dieses Konto ist gesperrt: " + d.reason,
  tooManyAttempts: "Zu viele Versuche.",
  tooManySigningIn: "Gerade melden sich zu viele Leute an. Bitte versuch es in ein paar Sekunden noch einmal.",
  unauthorized: "Nicht angemeldet",
  userNotFound: "Mitglied nicht gefunden",
  usernameAvailable: "Der Benutzername ist frei",
  usernameCharacters: "Der Benutzername darf nur Buchstaben, Ziffern, Punkte, Unterstriche und Bindestriche enthalten",
  usernameReserved: "Dieser Benutzername steht nicht zur Auswahl",
  usernameTaken: "Dieser Benutzername ist schon vergeben",
  usernameTooLong: (d) => "Der Benutzername darf höchstens " + d.max + " Zeichen lang sein"
};
