// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const fr = cardinal('fr');
export const messages: CompiledPart = {
  activeUsers: "Membres actifs",
  activeUsersADay: "Membres actifs par jour",
  activeUsersToday: "Membres actifs aujourd’hui",
  broken: "Connexion perdue. Nouvelle tentative automatique.",
  chartNone: (d) => d.measure + ", 30 jours. Aujourd’hui : " + number("fr", d.today, 0) + " ; aucune valeur jusqu’ici.",
  chartPeak: (d) => d.measure + ", 30 jours. Aujourd’hui : " + number("fr", d.today, 0) + " ; maximum le " + d.day + " : " + number("fr", d.most, 0) + ".",
  chartsLoading: "Chargement des graphiques",
  chartsNotLoaded: "Impossible de charger les graphiques",
  chartsNotLoadedText: "Les chiffres figurent dans le tableau ci-dessous. Les graphiques s’afficheront automatiquement au retour de la connexion.",
  connecting: "Connexion…",
  countOfDay: (d) => "<day></day> : " + number("fr", d.count, 0),
  day: "Jour",
  heardAt: "Dernières données reçues à <time></time>",
  live: "En direct",
  newUsers: "Nouveaux membres",
  newUsersADay: "Nouveaux membres par jour",
  newUsersOfMonth: "Nouveaux membres, 30 jours",
  note: "Jours en UTC. Les robots, les admins et les propriétaires du site ne sont pas comptés.",
  pageViews: "Pages vues",
  pageViewsADay: "Pages vues par jour",
  pageViewsOfMonth: "Pages vues, 30 jours",
  showTable: "Afficher les chiffres dans un tableau",
  submissions: "Lieux proposés",
  submissionsADay: "Lieux proposés par jour",
  submissionsOfMonth: "Lieux proposés, 30 jours",
  tableCaption: "Les 30 derniers jours, en UTC",
  title: "Statistiques",
  topPlaces: "Lieux les plus consultés",
  topPlacesNone: "Aucun lieu n’a été consulté ces 30 derniers jours.",
  views: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " vue", other: number("fr", d.count, 0) + " vues" })
};
