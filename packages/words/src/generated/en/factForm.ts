// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  allYear: "All year",
  byAppointment: "By appointment",
  clear: (d) => "Remove what is said: " + d.fact,
  cold: "Cold",
  confirm: "It is right",
  copyDay: (d) => d.day + ": copy to all days",
  count: (d) => plural(d.count, 0, en, { "0": "Nothing is said yet", one: number("en", d.count, 0) + " fact is said", other: number("en", d.count, 0) + " facts are said" }),
  currencyHelp: "Three letters, such as EUR.",
  dateHelp: "A year, a month or a day: 1980, 1980-06 or 1980-06-24.",
  dayHelp: "A day, a month or a year: 2027-06-24, 2027-06 or 2027.",
  facts: "Facts",
  factsHelp: "People can search and filter by these. Leave out what you do not know.",
  highest: (d) => "Highest, in " + d.unit,
  hoursHelp: "Such as 09:00–17:00, several with commas between them. Empty: closed.",
  lowest: (d) => "Lowest, in " + d.unit,
  measured: "Measured with an instrument",
  noKind: "No kind is called so.",
  notKnown: "Not known",
  notShown: "The facts cannot be shown right now",
  notShownText: "What you have typed is kept.",
  notSo: "Not so",
  origin: "Source and date",
  rule: "Rule, for seasons and exceptions",
  ruleHelp: "As in OpenStreetMap: Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "Scalding",
  searchKinds: "Search the kinds",
  stored: (d) => "Stored: " + d.fact,
  storedNothing: "nothing",
  unconfirmed: "Read from the text. Nobody has confirmed it.",
  understood: (d) => "We understood: " + d.fact,
  useIt: "Use it"
};
