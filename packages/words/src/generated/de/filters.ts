// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  anyDistance: "Jede Entfernung",
  bathe: "Warm genug zum Baden",
  bestRated: "Bei Mitgliedern beliebt",
  chosen: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Filter", other: number("de", d.count, 0) + " Filter" }),
  clear: "Filter entfernen",
  close: "Ähnliche Orte",
  closeWhy: (d) => plural(d.count, 0, de, { "0": "Zu allem davon passt kein Ort. Diese kommen dem nahe.", one: "Zu allem davon passt ein Ort. Diese kommen dem nahe.", other: "Zu allem davon passen wenige Orte. Diese kommen dem nahe." }),
  earlier: "Vorherige Orte",
  free: "Kostenlos",
  freeAndWild: "Kostenlos und wild",
  heading: "Filter",
  hideUnsaid: "Nur Orte mit Angabe",
  later: "Weitere Orte",
  months: "Geöffnet im",
  more: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " weitere zeigen", other: number("de", d.count, 0) + " weitere zeigen" }),
  near: (d) => "In der Nähe von " + d.place,
  newPhotos: "Neu, mit Fotos",
  noneSays: "Kein eingetragener Ort gibt an, dass er all das hat.",
  openIn: (d) => "Im " + d.month + " geöffnet",
  openNow: "Jetzt geöffnet",
  photos: "Mit Fotos",
  radius: "Wie weit entfernt",
  rating: (d) => "Mit " + d.rating + " oder mehr bewertet",
  ratings: "Bewertung",
  remove: (d) => "Filter " + d.filter + " entfernen",
  show: (d) => plural(d.count, 0, de, { "0": "Keine Orte", one: number("de", d.count, 0) + " Ort zeigen", other: number("de", d.count, 0) + " Orte zeigen" }),
  showAll: "Alle anzeigen",
  showUnsaid: "Auch diese zeigen",
  sort: (d) => select(d.by, { relevance: "Passendste zuerst", distance: "Nächste zuerst", rating: "Bestbewertete zuerst", newest: "Neueste zuerst", other: "Wärmstes Wasser zuerst" }),
  sortBy: "Reihenfolge der Orte",
  sortFeatured: "Empfohlene zuerst",
  temperatureFrom: "Ab",
  temperatureTo: "Bis",
  unknown: "Auch Orte ohne Angabe",
  unsaid: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " weiterer Ort macht dazu keine Angabe", other: number("de", d.count, 0) + " weitere Orte machen dazu keine Angabe" }),
  whyOrder: "Warum diese Reihenfolge?",
  withBed: "Mit Bett für die Nacht",
  withinDistance: (d) => "Bis " + d.distance,
  without: (d) => "Ohne „" + d.filter + "“"
};
