// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  carousel: "Karussell",
  exampleBath: "Therme in Österreich",
  exampleFree: "kostenlose heiße Quellen",
  exampleKind: "Heilfasten",
  exampleNear: "heiße Quellen in Island",
  exampleTown: "Sauna Berlin",
  examples: "Beispiele für die Suche",
  exploreMap: "Karte erkunden",
  heading: "Kraftorte entdecken",
  intro: "Thermalquellen, Retreats und ruhige Orte zum Erholen, auf der ganzen Welt.",
  join: "Werde Teil der Community",
  joinText: "Registriere dich, um heilsame Orte beizutragen und deine Favoriten zu speichern",
  letPicturesChange: "Bilderwechsel fortsetzen",
  mapText: "Vom nächsten Tal bis ans andere Ende der Welt.",
  oneMap: "Alle Orte auf einer Karte",
  pausePictures: "Bilderwechsel anhalten",
  pictureOf: (d) => "Bild " + d.number + " von " + d.count,
  pictures: "Bilder",
  placesOnMap: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ort", other: number("de", d.count, 0) + " Orte" }) + ", vom nächsten Tal bis ans andere Ende der Welt.",
  showPicture: (d) => "Bild " + d.number + " von " + d.count + " anzeigen",
  statCountries: "Länder",
  statMembers: "Mitglieder",
  statPlaces: "Kraftorte",
  statReviews: "Bewertungen",
  statsHeading: "Die Community in Zahlen",
  title: "Wellspring: Thermalquellen, Retreats und ruhige Orte auf der ganzen Welt",
  trust: "Gepflegt von den Mitgliedern. Keine Werbung, keine bezahlten Orte und Sterne nur von denen, die eine Bewertung geschrieben haben."
};
