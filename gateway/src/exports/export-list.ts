import type { ExportFormat } from '@wellspring/rest-contract/trip-list';
import type { Language } from '@wellspring/words/languages';
import { serverWords } from '@wellspring/words/server-words';
import { csvOf } from './csv.ts';
import { withPages, type ExportedList, type CompleteList } from './exported-list.ts';
import { geojsonOf } from './geojson.ts';
import { gpxOf } from './gpx.ts';
import { kmlOf } from './kml.ts';

type Format = { readonly type: string; readonly write: (list: ExportedList, language: Language) => string };

const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  gpx: { type: 'application/gpx+xml', write: gpxOf },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: kmlOf },
  geojson: { type: 'application/geo+json', write: geojsonOf },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
};

/** The media types of all formats. */
export const EXPORT_TYPES: readonly string[] = Object.values(FORMATS).map(({ type }) => type);

const NAME_MAX = 80;

/** Letters, digits and their marks of any script; the rest, which some system reads as more than a name, becomes a hyphen. */
const fileNameOf = (name: string, language: Language): string => {
  const safe = name.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const short = [...safe].slice(0, NAME_MAX).join('').replace(/^-|-$/g, '');
  return `wellspring-${short === '' ? serverWords(language)('exports.list') : short}`;
};

type ExportOptions = {
  readonly format: ExportFormat;
  /** origin of the site without a slash at its end: the pages of the places are there */
  readonly publicUrl: string;
  /** the language of the caller */
  readonly language: Language;
};

/** A list as a file: its media type, a name that any system accepts, and its text. */
export const exportList = (list: CompleteList, { format, publicUrl, language }: ExportOptions) => {
  const { type, write } = FORMATS[format];
  return {
    type,
    name: `${fileNameOf(list.name, language)}.${format}`,
    text: write(withPages(list, publicUrl), language),
  };
};
