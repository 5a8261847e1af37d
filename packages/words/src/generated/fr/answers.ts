// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  allDay: "Toute la journée",
  allFacts: "Toutes les informations et sources",
  archiveDetails: "Dans les archives",
  asOf: (d) => "En date de " + d.date + select(d.hasSource, { yes: ", " + d.source, other: "" }),
  bestIn: (d) => "Idéal : " + d.months,
  byAppointment: "Sur rendez-vous",
  closedNow: "Fermé",
  closedUntil: (d) => "Fermé · ouvre " + select(d.day, { today: "à " + d.time, tomorrow: "demain à " + d.time, other: d.date + " à " + d.time }),
  confirmedBy: (d) => "Confirmé par " + select(d.by, { member: "un membre", owner: "le propriétaire", other: "notre équipe" }) + select(d.hasDate, { yes: ", " + d.date, other: "" }),
  dateOfSource: "Date de la source",
  dayClosed: "Fermé",
  directions: "Itinéraire",
  directionsTo: (d) => "Itinéraire vers " + d.name,
  feels: (d) => select(d.band, { cold: "froide", cool: "fraîche", warm: "tiède", hot: "chaude", other: "brûlante" }),
  fromTown: (d) => d.distance + " " + select(d.direction, { N: "au nord", NE: "au nord-est", E: "à l’est", SE: "au sud-est", S: "au sud", SW: "au sud-ouest", W: "à l’ouest", other: "au nord-ouest" }) + " de " + d.town,
  howToGetIn: "Vous y êtes allé ? Qui peut entrer ?",
  inTheirWords: "Dans leurs mots",
  inTown: (d) => "À " + d.town,
  isItWarm: "Vous y êtes allé ? L’eau est-elle assez chaude pour s’y baigner ?",
  listedBy: (d) => "D’après " + d.source + ", pas encore confirmé ici",
  mapApp: (d) => select(d.app, { device: "Plans de cet appareil", google: "Google Maps", apple: "Apple Plans", other: "OpenStreetMap" }),
  openAllYear: "Ouvert toute l’année",
  openIn: (d) => "Ouvert : " + d.months,
  openNow: "Ouvert maintenant",
  openUntil: (d) => "Ouvert maintenant · ferme " + select(d.day, { today: "à " + d.time, tomorrow: "demain à " + d.time, other: d.date + " à " + d.time }),
  placeTime: "Heure locale",
  road: (d) => "Route : " + d.road,
  saidBy: (d) => "Source : " + d.source,
  thisWeek: (d) => "Cette semaine : " + d.hours,
  todayHours: (d) => "Aujourd’hui, " + d.day,
  walk: (d) => plural(d.minutes, 0, fr, { one: number("fr", d.minutes, 0) + " minute à pied", many: number("fr", d.minutes, 0) + " minutes à pied", other: number("fr", d.minutes, 0) + " minutes à pied" }),
  weekHours: "Horaires de la semaine",
  whatDoesItCost: "Vous y êtes allé ? Combien cela coûte-t-il ?",
  whenIsItBest: "Vous y êtes allé ? Quelle est la meilleure période ?",
  whenToCome: "Quand venir",
  whoMayEnter: "Qui peut entrer"
};
