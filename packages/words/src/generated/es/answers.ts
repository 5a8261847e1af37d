// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  allDay: "Todo el día",
  allFacts: "Todos los datos y fuentes",
  archiveDetails: "En archivos",
  asOf: (d) => "A fecha de " + d.date + select(d.hasSource, { yes: ", " + d.source, other: "" }),
  bestIn: (d) => "Mejor: " + d.months,
  byAppointment: "Con cita previa",
  closedNow: "Cerrado",
  closedUntil: (d) => "Cerrado · abre " + select(d.day, { today: "a las " + d.time, tomorrow: "mañana a las " + d.time, other: "el " + d.date + " a las " + d.time }),
  confirmedBy: (d) => "Confirmado por " + select(d.by, { member: "un miembro", owner: "su titular", other: "nuestro equipo" }) + select(d.hasDate, { yes: ", " + d.date, other: "" }),
  dateOfSource: "Fecha de la fuente",
  dayClosed: "Cerrado",
  directions: "Cómo llegar",
  directionsTo: (d) => "Cómo llegar a " + d.name,
  feels: (d) => select(d.band, { cold: "fría", cool: "fresca", warm: "templada", hot: "caliente", other: "quema" }),
  fromTown: (d) => d.distance + " al " + select(d.direction, { N: "norte", NE: "noreste", E: "este", SE: "sureste", S: "sur", SW: "suroeste", W: "oeste", other: "noroeste" }) + " de " + d.town,
  howToGetIn: "¿Has estado aquí? ¿Quién puede entrar?",
  inTheirWords: "En sus palabras",
  inTown: (d) => "En " + d.town,
  isItWarm: "¿Has estado aquí? ¿El agua está lo bastante caliente para bañarse?",
  listedBy: (d) => "Según " + d.source + "; aquí nadie lo ha confirmado todavía",
  mapApp: (d) => select(d.app, { device: "Mapas de este dispositivo", google: "Google Maps", apple: "Apple Maps", other: "OpenStreetMap" }),
  openAllYear: "Abierto todo el año",
  openIn: (d) => "Abierto: " + d.months,
  openNow: "Abierto ahora",
  openUntil: (d) => "Abierto ahora · cierra " + select(d.day, { today: "a las " + d.time, tomorrow: "mañana a las " + d.time, other: "el " + d.date + " a las " + d.time }),
  placeTime: "Hora local",
  road: (d) => "Camino: " + d.road,
  saidBy: (d) => "Fuente: " + d.source,
  thisWeek: (d) => "Esta semana: " + d.hours,
  todayHours: (d) => "Hoy, " + d.day,
  walk: (d) => plural(d.minutes, 0, es, { one: number("es", d.minutes, 0) + " minuto a pie", many: number("es", d.minutes, 0) + " minutos a pie", other: number("es", d.minutes, 0) + " minutos a pie" }),
  weekHours: "Horario de la semana",
  whatDoesItCost: "¿Has estado aquí? ¿Cuánto cuesta?",
  whenIsItBest: "¿Has estado aquí? ¿Cuál es la mejor época?",
  whenToCome: "Cuándo ir",
  whoMayEnter: "Quién puede entrar"
};
