// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  allDay: "⟦Aļļ đááý⟧",
  allFacts: "⟦Aļļ ƒááçţš ááñđ šóóúúŕçééš⟧",
  archiveDetails: "⟦Iñ ááŕçĥííṽééš⟧",
  asOf: (d) => "⟦Aš óóƒ " + d.date + select(d.hasSource, { yes: ", " + d.source, other: "" }) + "⟧",
  bestIn: (d) => "⟦Bééšţ: " + d.months + "⟧",
  byAppointment: "⟦Bý ááþþóóííñţɱééñţ⟧",
  closedNow: "⟦Cļóóšééđ⟧",
  closedUntil: (d) => "⟦Cļóóšééđ · óóþééñš " + select(d.day, { today: d.time, tomorrow: "ţóóɱóóŕŕóóŵ " + d.time, other: d.date + ", " + d.time }) + "⟧",
  confirmedBy: (d) => "⟦Cóóñƒííŕɱééđ ƀý " + select(d.by, { member: "áá ɱééɱƀééŕ", owner: "ţĥéé óóŵñééŕ", other: "óóúúŕ šţááƒƒ" }) + select(d.hasDate, { yes: ", " + d.date, other: "" }) + "⟧",
  dateOfSource: "⟦Dááţéé óóƒ ţĥéé šóóúúŕçéé⟧",
  dayClosed: "⟦Cļóóšééđ⟧",
  directions: "⟦Dííŕééçţííóóñš⟧",
  directionsTo: (d) => "⟦Dííŕééçţííóóñš ţóó " + d.name + "⟧",
  feels: (d) => "⟦" + select(d.band, { cold: "Cóóļđ", cool: "Cóóóóļ", warm: "Wááŕɱ", hot: "Hóóţ", other: "Sçááļđííñĝ" }) + "⟧",
  fromTown: (d) => "⟦" + d.distance + " " + select(d.direction, { N: "N", NE: "NE", E: "E", SE: "SE", S: "S", SW: "SW", W: "W", other: "NW" }) + " óóƒ " + d.town + "⟧",
  howToGetIn: "⟦Bééééñ ĥééŕéé? Wĥóó ɱááý ééñţééŕ?⟧",
  inTheirWords: "⟦Iñ ţĥééííŕ ŵóóŕđš⟧",
  inTown: (d) => "⟦Iñ " + d.town + "⟧",
  isItWarm: "⟦Bééééñ ĥééŕéé? Iš ííţ ŵááŕɱ ééñóóúúĝĥ ţóó ƀááţĥéé?⟧",
  listedBy: (d) => "⟦Lííšţééđ ƀý " + d.source + ", çóóñƒííŕɱééđ ƀý ñóóƀóóđý ĥééŕéé ýééţ⟧",
  mapApp: (d) => "⟦" + select(d.app, { device: "Mááþš óóñ ţĥííš đééṽííçéé", google: "Góóóóĝļéé Mááþš", apple: "Aþþļéé Mááþš", other: "OþééñSţŕééééţMááþ" }) + "⟧",
  openAllYear: "⟦Oþééñ ááļļ ýééááŕ⟧",
  openIn: (d) => "⟦Oþééñ: " + d.months + "⟧",
  openNow: "⟦Oþééñ ñóóŵ⟧",
  openUntil: (d) => "⟦Oþééñ ñóóŵ · çļóóšééš " + select(d.day, { today: d.time, tomorrow: "ţóóɱóóŕŕóóŵ " + d.time, other: d.date + ", " + d.time }) + "⟧",
  placeTime: "⟦Lóóçááļ ţííɱéé⟧",
  road: (d) => "⟦Róóááđ: " + d.road + "⟧",
  saidBy: (d) => "⟦Sóóúúŕçéé: " + d.source + "⟧",
  thisWeek: (d) => "⟦Tĥííš ŵééééķ: " + d.hours + "⟧",
  todayHours: (d) => "⟦Tóóđááý, " + d.day + "⟧",
  walk: (d) => "⟦" + plural(d.minutes, 0, en, { one: number("en", d.minutes, 0) + " ɱííñúúţéé óóñ ƒóóóóţ", other: number("en", d.minutes, 0) + " ɱííñúúţééš óóñ ƒóóóóţ" }) + "⟧",
  weekHours: "⟦Hóóúúŕš óóƒ ţĥéé ŵééééķ⟧",
  whatDoesItCost: "⟦Bééééñ ĥééŕéé? Wĥááţ đóóééš ííţ çóóšţ?⟧",
  whenIsItBest: "⟦Bééééñ ĥééŕéé? Wĥééñ ííš ţĥéé ƀééšţ ţííɱéé ţóó çóóɱéé?⟧",
  whenToCome: "⟦Wĥééñ ţóó çóóɱéé⟧",
  whoMayEnter: "⟦Wĥóó ɱááý ééñţééŕ⟧"
};
