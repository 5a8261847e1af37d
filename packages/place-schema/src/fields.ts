import { PLACE_FACTS } from './facts.ts';
import type { FieldRow } from './row.ts';

/** Texts of a place without a limit of their own, in characters. */
const LONG = 2_000;

/**
 * What people say of a place, in the order of the forms. Graph, stored document, contract of /api, import, forms, pages, search,
 * exports and their documentation follow from it: a field is added here and among the messages (packages/words/messages/en/fields.json),
 * then `npm run generate`. What only contracts say of a field stands in contract-words.ts: the web client loads this table.
 */
export const PLACE_FIELDS = {
  name: { kind: 'text', max: 200, group: 'place', shown: [], isRequired: true, search: 'own', jsonLd: 'name' },
  categoryId: { kind: 'special', group: 'place' },
  description: {
    kind: 'text',
    max: LONG,
    rows: 5,
    group: 'place',
    shown: [],
    isRequired: true,
    search: 'prose',
    jsonLd: 'description',
  },
  tags: { kind: 'special', group: 'place' },
  otherNames: { kind: 'text', max: LONG, rows: 2, group: 'place', shown: ['details'], search: 'own' },
  address: { kind: 'text', max: LONG, group: 'address', shown: [], isRequired: true, jsonLd: 'streetAddress' },
  city: {
    kind: 'text',
    max: LONG,
    group: 'address',
    shown: [],
    isRequired: true,
    search: 'keywords',
    jsonLd: 'addressLocality',
  },
  state: { kind: 'text', max: LONG, group: 'address', shown: [], search: 'keywords', jsonLd: 'addressRegion' },
  country: {
    kind: 'text',
    max: LONG,
    group: 'address',
    shown: [],
    isRequired: true,
    search: 'keywords',
    jsonLd: 'addressCountry',
  },
  coordinates: { kind: 'special', group: 'address' },
  website: {
    kind: 'text',
    max: LONG,
    inputMode: 'url',
    group: 'visit',
    shown: [],
  },
  phoneNumber: {
    kind: 'text',
    max: LONG,
    inputMode: 'tel',
    group: 'visit',
    shown: [],
  },
  hours: {
    kind: 'text',
    max: LONG,
    rows: 2,
    group: 'visit',
    shown: ['facts', 'details'],
    icon: 'clock',
    isExported: true,
  },
  priceRange: { kind: 'text', max: 20, group: 'visit', shown: ['card', 'facts', 'details'], hasOwnLook: true },
  avgCost: {
    kind: 'number',
    min: 0,
    max: 999_999.99,
    decimals: 2,
    unit: 'USD',
    group: 'visit',
    shown: ['card', 'details'],
    hasOwnLook: true,
  },
  bestTimeToVisit: {
    kind: 'text',
    max: LONG,
    group: 'visit',
    shown: ['card', 'facts', 'details'],
    icon: 'calendar-days',
  },
  accessibility: {
    kind: 'text',
    max: LONG,
    rows: 2,
    group: 'visit',
    shown: ['card', 'facts', 'details'],
    hasOwnLook: true,
    search: 'own',
  },
  temperature: {
    kind: 'text',
    max: 50,
    group: 'effect',
    shown: ['card', 'facts', 'details'],
    hasOwnLook: true,
  },
  mineralContent: { kind: 'text', max: LONG, rows: 2, group: 'effect', shown: ['facts', 'details'], icon: 'droplets' },
  healingProperties: { kind: 'text', max: LONG, rows: 3, group: 'effect', shown: ['facts', 'details'], icon: 'sprout' },
  ...PLACE_FACTS,
} as const satisfies Readonly<Record<string, FieldRow>>;
