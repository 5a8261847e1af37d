// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  account: () => "Dein Konto",
  browserUntil: () => "Ein Jahr nach deiner letzten Anmeldung. Beim Abmelden bleibt es erhalten; dein Browser kann es jederzeit löschen.",
  browserWhat: () => "Ein Cookie, das festhält, dass du dich mit diesem Browser schon einmal angemeldet hast",
  browserWhy: () => "Damit dich niemand aussperren kann, der dein Passwort zu erraten versucht. Es nennt niemanden und gibt keine Rechte. Andere Cookies gibt es nicht.",
  description: () => "Was Wellspring über dich speichert, wozu und wie lange.",
  emailUntil: () => "Bis du sie änderst oder dein Konto löschst.",
  emailWhat: () => "E-Mail-Adresse, Namen, Benutzername, Bild",
  emailWhy: () => "Um dich anzumelden und dir zu schreiben. Andere sehen deinen Vornamen mit einem Anfangsbuchstaben, deinen Benutzernamen oder „Mitglied“, nie deine Adresse.",
  floodsUntil: () => "Stunden.",
  floodsWhat: () => "Wie oft eine Netzwerkadresse etwas tut",
  floodsWhy: () => "Als Hash, um Überlastung abzuwehren.",
  intro: () => "Was hier über dich gespeichert wird, wozu und wie lange. Orte kannst du dir ohne Konto ansehen. In deinem Profil bekommst du eine Kopie von allem, was dir gehört, und kannst es endgültig löschen. Gelöschtes wird überschrieben; Kopien, die der Betrieb dieser Website vorher angelegt hat, enthalten es, solange sie aufbewahrt werden.",
  linksUntil: (d) => plural(d.days, 0, de, { one: number("de", d.days, 0) + " Tag", other: number("de", d.days, 0) + " Tage" }) + ", zum Anmelden " + plural(d.signIn, 0, de, { one: number("de", d.signIn, 0) + " Minute", other: number("de", d.signIn, 0) + " Minuten" }) + ", für ein Passwort " + plural(d.reset, 0, de, { one: number("de", d.reset, 0) + " Minute", other: number("de", d.reset, 0) + " Minuten" }) + ", oder bis sie verwendet sind.",
  linksWhat: () => "Links, die wir dir per E-Mail geschickt haben",
  linksWhy: () => "Als Hashes, um deine Adresse zu bestätigen, dich anzumelden oder ein anderes Passwort zu wählen.",
  mapsFrom: (d) => "Karten werden von " + d.host + " geladen. Dort ist deine Netzwerkadresse sichtbar, wenn du eine Karte öffnest. Alles andere kommt von dieser Website.",
  nothingFromOthers: () => "Die Seiten laden nichts von anderen: Schriften, Karte und Bilder kommen von dieser Website.",
  others: () => "Andere",
  ownUntil: () => "Bis du sie oder dein Konto löschst.",
  ownWhat: () => "Bewertungen, Favoriten, Besuche, Listen und Abzeichen",
  ownWhy: () => "Bewertungen und öffentliche Listen sind für alle da, alles andere nur für dich.",
  pagesUntil: (d) => plural(d.days, 0, de, { one: number("de", d.days, 0) + " Tag", other: number("de", d.days, 0) + " Tage" }) + "; danach bleiben nur die Zahlen jedes Tages, die niemanden nennen.",
  pagesWhat: () => "Welche Seiten aufgerufen werden",
  pagesWhy: () => "Um zu sehen, was nützlich ist. Mit gekürzter Adresse und ohne deine Suchbegriffe. Wenn dein Browser darum bittet, nicht verfolgt zu werden, wird nichts gesendet.",
  passwordUntil: () => "Bis du ein anderes wählst oder dein Konto löschst.",
  passwordWhat: () => "Passwort",
  passwordWhy: () => "Als Hash, aus dem es sich nicht ablesen lässt.",
  placesUntil: () => "Sie bleiben ohne deinen Namen, wenn du gehst.",
  placesWhat: () => "Orte, die du einreichst, und ihre Fotos",
  placesWhy: () => "Fotos werden neu erzeugt, ohne das, was eine Kamera hineinschreibt.",
  proposalsUntil: () => "Bis du dein Konto löschst.",
  proposalsWhat: () => "Ansprüche, Korrekturen und Fotos, die das Admin-Team noch prüft",
  proposalsWhy: () => "Was du zu einem Ort vorschlägst, damit Admins darüber entscheiden.",
  reportsUntil: () => "Meldungen bleiben ohne deinen Namen, wenn du gehst. Nachrichten, die du angemeldet gesendet hast, werden mit deinem Konto gelöscht, andere dann, wenn ein Admin sie löscht.",
  reportsWhat: () => "Meldungen und Nachrichten an das Team der Website",
  reportsWhy: () => "Nur Admins lesen sie.",
  securityUntil: (d) => plural(d.days, 0, de, { one: number("de", d.days, 0) + " Tag", other: number("de", d.days, 0) + " Tage" }) + ".",
  securityWhat: () => "Fehlgeschlagene Anmeldungen und Änderungen an Passwörtern, Rechten und Sitzungen",
  securityWhy: () => "Um zu bemerken, wenn jemand Passwörter errät. Mit einem Hash statt des Kontos und gekürzter Adresse.",
  sessionUntil: (d) => plural(d.days, 0, de, { one: number("de", d.days, 0) + " Tag", other: number("de", d.days, 0) + " Tage" }) + " nach deinem letzten Besuch, " + plural(d.most, 0, de, { one: number("de", d.most, 0) + " Tag", other: number("de", d.most, 0) + " Tage" }) + " nach deiner Anmeldung oder bis du dich abmeldest.",
  sessionWhat: () => "Ein Cookie, das festhält, welche Sitzung deine ist",
  sessionWhy: () => "Wird gesetzt, wenn du dich anmeldest.",
  title: () => "Datenschutz",
  visits: () => "Deine Besuche auf der Website",
  written: () => "Was du schreibst"
};
