// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  activeUsers: "Active users",
  activeUsersADay: "Active users a day",
  activeUsersToday: "Active users today",
  broken: "The connection was lost. It is tried again by itself.",
  chartNone: (d) => d.measure + ", 30 days. Today " + number("en", d.today, 0) + ", none so far.",
  chartPeak: (d) => d.measure + ", 30 days. Today " + number("en", d.today, 0) + ", most on " + d.day + ": " + number("en", d.most, 0) + ".",
  chartsLoading: "Loading the charts",
  chartsNotLoaded: "The charts could not be loaded",
  chartsNotLoadedText: "The numbers are in the table below. The charts come by themselves when the connection is back.",
  connecting: "Connecting…",
  countOfDay: (d) => "<day></day>: " + number("en", d.count, 0),
  day: "Day",
  heardAt: "Last heard from at <time></time>",
  live: "Live",
  newUsers: "New users",
  newUsersADay: "New users a day",
  newUsersOfMonth: "New users, 30 days",
  note: "Days are in UTC. Bots, admins and owners are not counted.",
  pageViews: "Page views",
  pageViewsADay: "Page views a day",
  pageViewsOfMonth: "Page views, 30 days",
  showTable: "Show the numbers as a table",
  submissions: "Submissions",
  submissionsADay: "Submissions a day",
  submissionsOfMonth: "Submissions, 30 days",
  tableCaption: "The last 30 days, in UTC",
  title: "Analytics",
  topPlaces: "Top places",
  topPlacesNone: "Nobody has looked at a place in the last 30 days.",
  views: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " view", other: number("en", d.count, 0) + " views" })
};
