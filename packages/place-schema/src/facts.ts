import { RULE_MAX } from '@wellspring/opening-hours/hours';
import { KIND_IDS } from '@wellspring/place-kinds/kinds';
import { MONTHS } from './months.ts';
import type { FactRow } from './row.ts';

/** What a place offers or asks for. */
export const AMENITIES = [
  'indoorPool',
  'outdoorPool',
  'naturalPool',
  'sauna',
  'steamBath',
  'coldPlunge',
  'massage',
  'changingRooms',
  'showers',
  'toilets',
  'towels',
  'lockers',
  'drinkingWater',
  'food',
  'lodging',
  'camping',
  'parking',
  'publicTransport',
  'children',
  'dogs',
  'swimwearRequired',
  'swimwearOptional',
  'singleSexHours',
  'privateBath',
  'nightBathing',
  'reservations',
  'lifeguard',
  'cards',
  'wifi',
] as const;

/** What may hurt at a place. */
export const RISKS = [
  'scalding',
  'unknownDepth',
  'strongCurrent',
  'gas',
  'unstableGround',
  'amoeba',
  'noLifeguard',
] as const;

const celsius = { kind: 'number', min: -5, max: 110, decimals: 1, unit: 'celsius', isRequired: true } as const;
const centimeters = { kind: 'number', min: 0, max: 1_000, decimals: 0, unit: 'centimeter' } as const;
const months = { kind: 'set', choices: MONTHS, vocabulary: 'month' } as const;
const amenities = { kind: 'set', choices: AMENITIES, vocabulary: 'amenity' } as const;

/**
 * What can be asked of places: values with a source, a date and how they were found, beside the texts that people write. Graph,
 * stored document, contract of /api, import and their documentation follow from it, as from PLACE_FIELDS.
 * Water is never colder than -5 °C, with salt in it, nor hotter than 110 °C.
 */
export const PLACE_FACTS = {
  kinds: {
    kind: 'fact',
    group: 'place',
    parts: { are: { kind: 'set', choices: KIND_IDS, vocabulary: 'placeKind' } },
  },
  waterTemperature: {
    kind: 'fact',
    group: 'effect',
    readFrom: 'temperature',
    parts: { minC: celsius, maxC: celsius, at: { kind: 'choice', choices: ['source', 'pool', 'unknown'] } },
  },
  price: {
    kind: 'fact',
    group: 'visit',
    readFrom: 'priceRange',
    parts: {
      kind: { kind: 'choice', choices: ['free', 'donation', 'paid'], isRequired: true },
      amount: { kind: 'number', min: 0, max: 99_999_999, decimals: 2 },
      currency: { kind: 'text', max: 3 },
      per: { kind: 'choice', choices: ['visit', 'hour', 'day', 'night', 'treatment', 'course'] },
    },
  },
  openingHours: {
    kind: 'fact',
    group: 'visit',
    readFrom: 'hours',
    columns: ['opening_hours'],
    parts: { rule: { kind: 'text', max: RULE_MAX, isRequired: true } },
  },
  season: { kind: 'fact', group: 'visit', readFrom: 'bestTimeToVisit', parts: { open: months, best: months } },
  access: {
    kind: 'fact',
    group: 'visit',
    parts: {
      permission: { kind: 'choice', choices: ['public', 'customers', 'members', 'private'] },
      fee: { kind: 'flag' },
      walkMinutes: { kind: 'number', min: 0, max: 10_000, decimals: 0, unit: 'minute' },
      road: { kind: 'choice', choices: ['paved', 'gravel', 'rough', 'fourWheelDrive', 'none'] },
    },
  },
  wheelchair: {
    kind: 'fact',
    group: 'visit',
    readFrom: 'accessibility',
    parts: {
      access: { kind: 'choice', choices: ['yes', 'limited', 'no'], isRequired: true },
      stepCm: centimeters,
      doorCm: centimeters,
      poolLift: { kind: 'flag' },
      toilet: { kind: 'flag' },
    },
  },
  amenities: { kind: 'fact', group: 'visit', parts: { has: amenities, lacks: amenities } },
  safety: { kind: 'fact', group: 'effect', parts: { risks: { kind: 'set', choices: RISKS, vocabulary: 'risk' } } },
  status: {
    kind: 'fact',
    group: 'visit',
    parts: {
      state: { kind: 'choice', choices: ['open', 'temporarilyClosed', 'permanentlyClosed'], isRequired: true },
      until: { kind: 'date' },
      since: { kind: 'date' },
    },
  },
} as const satisfies Readonly<Record<string, FactRow>>;
