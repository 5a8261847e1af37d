// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  allYear: "Toute l’année",
  byAppointment: "Sur rendez-vous",
  clear: (d) => "Retirer l’indication : " + d.fact,
  cold: "Froide",
  confirm: "C’est juste",
  copyDay: (d) => d.day + " : copier vers tous les jours",
  count: (d) => plural(d.count, 0, fr, { "0": "Rien n’est encore indiqué", one: number("fr", d.count, 0) + " indication", other: number("fr", d.count, 0) + " indications" }),
  currencyHelp: "Trois lettres, par exemple EUR.",
  dateHelp: "Une année, un mois ou un jour : 1980, 1980-06 ou 1980-06-24.",
  dayHelp: "Un jour, un mois ou une année : 2027-06-24, 2027-06 ou 2027.",
  facts: "Faits",
  factsHelp: "On peut chercher et filtrer d’après eux. Laissez vide ce que vous ne savez pas.",
  highest: (d) => "Maximale, en " + d.unit,
  hoursHelp: "Par exemple 09:00–17:00, plusieurs séparés par des virgules. Vide : fermé.",
  lowest: (d) => "Minimale, en " + d.unit,
  measured: "Mesuré avec un instrument",
  noKind: "Aucun type ne porte ce nom.",
  notKnown: "Inconnu",
  notShown: "Les faits ne peuvent pas être affichés pour le moment",
  notShownText: "Ce que vous avez saisi est conservé.",
  notSo: "Ce n’est pas ça",
  origin: "Source et date",
  rule: "Règle, pour les saisons et les exceptions",
  ruleHelp: "Comme dans OpenStreetMap : Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "Brûlante",
  searchKinds: "Chercher un type",
  stored: (d) => "Enregistré : " + d.fact,
  storedNothing: "rien",
  unconfirmed: "Lu dans le texte. Personne ne l’a confirmé.",
  understood: (d) => "Nous avons compris : " + d.fact,
  useIt: "Utiliser"
};
