// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  allYear: "Ganzjährig",
  byAppointment: "Nach Vereinbarung",
  clear: (d) => "Angabe entfernen: " + d.fact,
  cold: "Kalt",
  confirm: "Das stimmt",
  copyDay: (d) => d.day + ": auf alle Tage übertragen",
  count: (d) => plural(d.count, 0, de, { "0": "Noch nichts angegeben", one: number("de", d.count, 0) + " Angabe", other: number("de", d.count, 0) + " Angaben" }),
  currencyHelp: "Drei Buchstaben, zum Beispiel EUR.",
  dateHelp: "Ein Jahr, ein Monat oder ein Tag: 1980, 1980-06 oder 1980-06-24.",
  dayHelp: "Ein Tag, ein Monat oder ein Jahr: 2027-06-24, 2027-06 oder 2027.",
  facts: "Fakten",
  factsHelp: "Danach kann gesucht und gefiltert werden. Lass weg, was du nicht weißt.",
  highest: (d) => "Höchste, in " + d.unit,
  hoursHelp: "Zum Beispiel 09:00–17:00, mehrere mit Kommas dazwischen. Leer: geschlossen.",
  lowest: (d) => "Niedrigste, in " + d.unit,
  measured: "Mit einem Gerät gemessen",
  noKind: "Keine Art heißt so.",
  notKnown: "Nicht bekannt",
  notShown: "Die Fakten können gerade nicht angezeigt werden",
  notShownText: "Was du eingegeben hast, bleibt erhalten.",
  notSo: "Stimmt nicht",
  origin: "Quelle und Datum",
  rule: "Regel, für Saisons und Ausnahmen",
  ruleHelp: "Wie in OpenStreetMap: Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "Verbrühend",
  searchKinds: "Arten suchen",
  stored: (d) => "Gespeichert: " + d.fact,
  storedNothing: "nichts",
  unconfirmed: "Aus dem Text gelesen. Niemand hat es bestätigt.",
  understood: (d) => "Wir haben verstanden: " + d.fact,
  useIt: "Übernehmen"
};
