import { DEFAULT_LANGUAGE } from '@wellspring/words/languages';
import { EXPORTED_FIELDS, exportedText, OPENING_HOURS, telephonesOf, type ExportedList } from './exported-list.ts';

/** Texts that a spreadsheet would read as a formula, also after blanks and signs that do not show, and in full width. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;
/** Line breaks stay; what no sheet can show does not. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const HEADER = [
  'Order',
  'Name',
  'Category',
  'Address',
  'City',
  'State',
  'Country',
  'Latitude',
  'Longitude',
  'Coordinates are',
  'Phone',
  'Website',
  ...EXPORTED_FIELDS.map(({ column }) => column),
  'Note',
  'Page',
  OPENING_HOURS,
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Numbers are ours; a text of people never begins as a formula does. */
const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').toWellFormed().replace(UNSEEN, '');
  return quoted(FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);
};

const row = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A list as a table with all its places, also those without a point, in English for whatever reads its columns; the mark before it tells spreadsheets that it is UTF-8. */
export const csvOf = ({ items }: ExportedList): string =>
  `\ufeff${row(HEADER)}${items
    .map(({ visitOrder, notes, location, pageUrl }) =>
      row([
        visitOrder,
        location.name,
        location.category?.name ?? null,
        location.address,
        location.city,
        location.state,
        location.country,
        location.latitude,
        location.longitude,
        location.latitude === null ? null : location.coordinatesAre,
        telephonesOf(location).join('; '),
        location.websites.join('; '),
        ...EXPORTED_FIELDS.map(({ field }) => exportedText(location, field, DEFAULT_LANGUAGE)),
        notes,
        pageUrl,
        location.openingHours?.rule ?? null,
      ]),
    )
    .join('')}`;
