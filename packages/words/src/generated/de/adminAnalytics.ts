// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  activeUsers: "Aktive Mitglieder",
  activeUsersADay: "Aktive Mitglieder pro Tag",
  activeUsersToday: "Aktive Mitglieder heute",
  broken: "Die Verbindung ist abgebrochen. Sie wird automatisch wiederhergestellt.",
  chartNone: (d) => d.measure + ", 30 Tage. Heute " + number("de", d.today, 0) + ", bisher keine.",
  chartPeak: (d) => d.measure + ", 30 Tage. Heute " + number("de", d.today, 0) + ", Höchstwert am " + d.day + ": " + number("de", d.most, 0) + ".",
  chartsLoading: "Diagramme werden geladen",
  chartsNotLoaded: "Die Diagramme konnten nicht geladen werden",
  chartsNotLoadedText: "Die Zahlen stehen in der Tabelle unten. Die Diagramme erscheinen von selbst, sobald die Verbindung wieder da ist.",
  connecting: "Verbindung wird aufgebaut …",
  countOfDay: (d) => "<day></day>: " + number("de", d.count, 0),
  day: "Tag",
  heardAt: "Letzte Daten um <time></time>",
  live: "Live",
  newUsers: "Neue Mitglieder",
  newUsersADay: "Neue Mitglieder pro Tag",
  newUsersOfMonth: "Neue Mitglieder, 30 Tage",
  note: "Tage in UTC. Bots, Admins und Hauptadmins werden nicht gezählt.",
  pageViews: "Seitenaufrufe",
  pageViewsADay: "Seitenaufrufe pro Tag",
  pageViewsOfMonth: "Seitenaufrufe, 30 Tage",
  showTable: "Zahlen als Tabelle anzeigen",
  submissions: "Einreichungen",
  submissionsADay: "Einreichungen pro Tag",
  submissionsOfMonth: "Einreichungen, 30 Tage",
  tableCaption: "Die letzten 30 Tage, in UTC",
  title: "Statistik",
  topPlaces: "Meistgesehene Orte",
  topPlacesNone: "In den letzten 30 Tagen hat niemand einen Ort angesehen.",
  views: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Aufruf", other: number("de", d.count, 0) + " Aufrufe" })
};
