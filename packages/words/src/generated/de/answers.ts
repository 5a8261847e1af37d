// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const de = cardinal('de');
export const messages: CompiledPart = {
  allDay: "Ganztägig",
  allFacts: "Alle Angaben und Quellen",
  archiveDetails: "In Archiven",
  asOf: (d) => "Stand " + d.date + select(d.hasSource, { yes: ", " + d.source, other: "" }),
  bestIn: (d) => "Am besten: " + d.months,
  byAppointment: "Nach Vereinbarung",
  closedNow: "Geschlossen",
  closedUntil: (d) => "Geschlossen · öffnet " + select(d.day, { today: "um " + d.time, tomorrow: "morgen um " + d.time, other: d.date + " um " + d.time }),
  confirmedBy: (d) => "Bestätigt " + select(d.by, { member: "von einem Mitglied", owner: "von der Inhaberschaft", other: "von unserem Team" }) + select(d.hasDate, { yes: ", " + d.date, other: "" }),
  dateOfSource: "Stand der Quelle",
  dayClosed: "Geschlossen",
  directions: "Route",
  directionsTo: (d) => "Route zu " + d.name,
  feels: (d) => select(d.band, { cold: "kalt", cool: "kühl", warm: "warm", hot: "heiß", other: "verbrühend" }),
  fromTown: (d) => d.distance + " " + select(d.direction, { N: "nördlich", NE: "nordöstlich", E: "östlich", SE: "südöstlich", S: "südlich", SW: "südwestlich", W: "westlich", other: "nordwestlich" }) + " von " + d.town,
  howToGetIn: "Warst du hier? Wer darf hinein?",
  inTheirWords: "In eigenen Worten",
  inTown: (d) => "In " + d.town,
  isItWarm: "Warst du hier? Ist es warm genug zum Baden?",
  listedBy: (d) => "Aus " + d.source + ", hier noch von niemandem bestätigt",
  mapApp: (d) => select(d.app, { device: "Karten auf diesem Gerät", google: "Google Maps", apple: "Apple Karten", other: "OpenStreetMap" }),
  openAllYear: "Ganzjährig geöffnet",
  openIn: (d) => "Geöffnet: " + d.months,
  openNow: "Jetzt geöffnet",
  openUntil: (d) => "Jetzt geöffnet · schließt " + select(d.day, { today: "um " + d.time, tomorrow: "morgen um " + d.time, other: d.date + " um " + d.time }),
  placeTime: "Ortszeit",
  road: (d) => "Straße: " + d.road,
  saidBy: (d) => "Quelle: " + d.source,
  thisWeek: (d) => "Diese Woche: " + d.hours,
  todayHours: (d) => "Heute, " + d.day,
  walk: (d) => plural(d.minutes, 0, de, { one: number("de", d.minutes, 0) + " Minute zu Fuß", other: number("de", d.minutes, 0) + " Minuten zu Fuß" }),
  weekHours: "Zeiten der Woche",
  whatDoesItCost: "Warst du hier? Was kostet es?",
  whenIsItBest: "Warst du hier? Wann ist die beste Zeit?",
  whenToCome: "Wann",
  whoMayEnter: "Wer hineindarf"
};
