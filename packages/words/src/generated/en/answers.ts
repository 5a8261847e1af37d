// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  allDay: "All day",
  allFacts: "All facts and sources",
  archiveDetails: "In archives",
  asOf: (d) => "As of " + d.date + select(d.hasSource, { yes: ", " + d.source, other: "" }),
  bestIn: (d) => "Best: " + d.months,
  byAppointment: "By appointment",
  closedNow: "Closed",
  closedUntil: (d) => "Closed · opens " + select(d.day, { today: d.time, tomorrow: "tomorrow " + d.time, other: d.date + ", " + d.time }),
  confirmedBy: (d) => "Confirmed by " + select(d.by, { member: "a member", owner: "the owner", other: "our staff" }) + select(d.hasDate, { yes: ", " + d.date, other: "" }),
  dateOfSource: "Date of the source",
  dayClosed: "Closed",
  directions: "Directions",
  directionsTo: (d) => "Directions to " + d.name,
  feels: (d) => select(d.band, { cold: "Cold", cool: "Cool", warm: "Warm", hot: "Hot", other: "Scalding" }),
  fromTown: (d) => d.distance + " " + select(d.direction, { N: "N", NE: "NE", E: "E", SE: "SE", S: "S", SW: "SW", W: "W", other: "NW" }) + " of " + d.town,
  howToGetIn: "Been here? Who may enter?",
  inTheirWords: "In their words",
  inTown: (d) => "In " + d.town,
  isItWarm: "Been here? Is it warm enough to bathe?",
  listedBy: (d) => "Listed by " + d.source + ", confirmed by nobody here yet",
  mapApp: (d) => select(d.app, { device: "Maps on this device", google: "Google Maps", apple: "Apple Maps", other: "OpenStreetMap" }),
  openAllYear: "Open all year",
  openIn: (d) => "Open: " + d.months,
  openNow: "Open now",
  openUntil: (d) => "Open now · closes " + select(d.day, { today: d.time, tomorrow: "tomorrow " + d.time, other: d.date + ", " + d.time }),
  placeTime: "Local time",
  road: (d) => "Road: " + d.road,
  saidBy: (d) => "Source: " + d.source,
  thisWeek: (d) => "This week: " + d.hours,
  todayHours: (d) => "Today, " + d.day,
  walk: (d) => plural(d.minutes, 0, en, { one: number("en", d.minutes, 0) + " minute on foot", other: number("en", d.minutes, 0) + " minutes on foot" }),
  weekHours: "Hours of the week",
  whatDoesItCost: "Been here? What does it cost?",
  whenIsItBest: "Been here? When is the best time to come?",
  whenToCome: "When to come",
  whoMayEnter: "Who may enter"
};
