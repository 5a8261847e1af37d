// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "Zurück",
  contributeBadges: "Erhalte Abzeichen für das, was du beiträgst.",
  contributeLocations: "Orte hinzufügen: Erzähl mit Fotos von einem Ort, der hier fehlt.",
  contributeReviews: "Bewertungen schreiben: über Orte, die du kennst, auch mit Fotos.",
  contributeText: "Was du erzählst, hilft anderen, ihren Ort zu finden.",
  contributeTitle: "Beitragen",
  exploreMap: "Interaktive Karte: Sieh, was in deiner Nähe ist, und öffne einen Ort über seinen Pin.",
  exploreSearch: "Suchen und filtern: nach Wörtern, nach einer Stadt oder nach der Art des Ortes.",
  exploreText: "Finde den Ort, der dir guttut.",
  exploreTitle: "Orte entdecken",
  getStarted: "Los geht’s",
  keepFavorites: "Favoriten: Mit dem Herz bei einem Ort speicherst du ihn in deinem Dashboard.",
  keepLists: "Reiselisten: Plane eine Reise der Reihe nach, privat für dich oder öffentlich zum Teilen.",
  keepText: "Behalte, was dir gefällt, auf all deinen Geräten.",
  keepTitle: "Favoriten und Reiselisten speichern",
  next: "Weiter",
  skip: "Einführung überspringen",
  step: (d) => "Schritt " + d.step + " von " + d.count,
  welcomeText: "Eine Community-Karte mit Thermalquellen, Retreats und ruhigen Orten zum Erholen. Vier kurze Schritte zeigen, was du hier tun kannst.",
  welcomeTitle: "Willkommen bei Wellspring"
};
