// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  activeUsers: "Usuarios activos",
  activeUsersADay: "Usuarios activos por día",
  activeUsersToday: "Usuarios activos hoy",
  broken: "Se perdió la conexión. Se reintenta automáticamente.",
  chartNone: (d) => d.measure + ", 30 días. Hoy " + number("es", d.today, 0) + ", nada hasta ahora.",
  chartPeak: (d) => d.measure + ", 30 días. Hoy " + number("es", d.today, 0) + ", máximo el " + d.day + ": " + number("es", d.most, 0) + ".",
  chartsLoading: "Cargando los gráficos",
  chartsNotLoaded: "No se pudieron cargar los gráficos",
  chartsNotLoadedText: "Las cifras están en la tabla de abajo. Los gráficos aparecerán solos cuando vuelva la conexión.",
  connecting: "Conectando…",
  countOfDay: (d) => "<day></day>: " + number("es", d.count, 0),
  day: "Día",
  heardAt: "Últimos datos: <time></time>",
  live: "En vivo",
  newUsers: "Usuarios nuevos",
  newUsersADay: "Usuarios nuevos por día",
  newUsersOfMonth: "Usuarios nuevos, 30 días",
  note: "Los días son en UTC. No se cuentan los bots ni las cuentas de administración y de responsables del sitio.",
  pageViews: "Páginas vistas",
  pageViewsADay: "Páginas vistas por día",
  pageViewsOfMonth: "Páginas vistas, 30 días",
  showTable: "Mostrar las cifras en una tabla",
  submissions: "Envíos",
  submissionsADay: "Envíos por día",
  submissionsOfMonth: "Envíos, 30 días",
  tableCaption: "Los últimos 30 días, en UTC",
  title: "Estadísticas",
  topPlaces: "Lugares más vistos",
  topPlacesNone: "Nadie ha mirado un lugar en los últimos 30 días.",
  views: (d) => plural(d.count, 0, es, { one: number("es", d.count, 0) + " vista", other: number("es", d.count, 0) + " vistas" })
};
