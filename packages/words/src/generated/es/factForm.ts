// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  allYear: "Todo el año",
  byAppointment: "Con cita previa",
  clear: (d) => "Quitar lo indicado: " + d.fact,
  cold: "Fría",
  confirm: "Es correcto",
  copyDay: (d) => d.day + ": copiar a todos los días",
  count: (d) => plural(d.count, 0, es, { "0": "Todavía no hay datos", one: number("es", d.count, 0) + " dato", other: number("es", d.count, 0) + " datos" }),
  currencyHelp: "Tres letras, como EUR.",
  dateHelp: "Un año, un mes o un día: 1980, 1980-06 o 1980-06-24.",
  dayHelp: "Un día, un mes o un año: 2027-06-24, 2027-06 o 2027.",
  facts: "Datos",
  factsHelp: "Por ellos se puede buscar y filtrar. Deja vacío lo que no sepas.",
  highest: (d) => "Máxima, en " + d.unit,
  hoursHelp: "Por ejemplo 09:00–17:00, varios separados por comas. Vacío: cerrado.",
  lowest: (d) => "Mínima, en " + d.unit,
  measured: "Medido con un instrumento",
  noKind: "Ningún tipo se llama así.",
  notKnown: "No se sabe",
  notShown: "Los datos no se pueden mostrar ahora",
  notShownText: "Lo que has escrito se conserva.",
  notSo: "No es así",
  origin: "Fuente y fecha",
  rule: "Regla, para temporadas y excepciones",
  ruleHelp: "Como en OpenStreetMap: Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "Abrasadora",
  searchKinds: "Buscar tipos",
  stored: (d) => "Guardado: " + d.fact,
  storedNothing: "nada",
  unconfirmed: "Leído del texto. Nadie lo ha confirmado.",
  understood: (d) => "Hemos entendido: " + d.fact,
  useIt: "Usarlo"
};
