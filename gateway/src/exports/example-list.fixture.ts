import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { NO_VALUES } from '@wellspring/place-schema/kinds';
import type { ExportFormat } from '@wellspring/rest-contract/trip-list';
import type { Language } from '@wellspring/words/languages';
import type { CompleteList } from './exported-list.ts';
import { exportList } from './export-list.ts';

type Place = CompleteList['items'][number]['location'];
const NOTHING = {
  ...NO_VALUES,
  address: null,
  city: null,
  state: null,
  country: null,
  phoneNumber: null,
  phones: [],
  website: null,
  websites: [],
  coordinatesAre: null,
};
/** A place of a list, without optional fields. */
export const location = (name: string, more: Partial<Place> = {}): Place => ({
  ...NOTHING,
  id: 'an-id',
  name,
  category: { name: 'Hot Springs & Spas' },
  latitude: null,
  longitude: null,
  ...more,
});

export const fileOf = (list: CompleteList, format: ExportFormat, language: Language = 'en') =>
  exportList(list, { format, publicUrl: 'https://wellspring.example', language });

export const listOf = (...items: Place[]): CompleteList => ({
  name: 'Warm & quiet',
  description: 'Two weeks',
  user: { displayName: 'Ann B.' },
  items: items.map((place, at) => ({ visitOrder: at + 1, notes: `Note ${at + 1}`, location: place })),
});

export const POOL = location('Pool', {
  latitude: 65.1,
  longitude: -20.5,
  address: 'Road 1',
  city: 'Akureyri',
  country: 'Iceland',
});
export const LIST = listOf(POOL, location('Hidden bath'), location('Cave', { latitude: 1, longitude: 2 }));

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: true });
/** A file of XML, read. */
export const parsed = (text: string): unknown => {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};
