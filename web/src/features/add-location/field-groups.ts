import type { TextName } from './location-fields.ts';

export type FieldRow = {
  readonly name: TextName;
  readonly label: string;
  readonly isRequired?: boolean;
  /** in so many lines; absent: one */
  readonly rows?: number;
  readonly help?: string;
  readonly inputMode?: 'decimal' | 'url' | 'tel';
};

export const ABOUT: readonly FieldRow[] = [
  { name: 'name', label: 'Name', isRequired: true },
  {
    name: 'description',
    label: 'Description',
    isRequired: true,
    rows: 5,
    help: 'What is there, and what it does for those who come.',
  },
  { name: 'tags', label: 'Tags', help: 'A few words, with commas between them: onsen, outdoor pool, silence.' },
];

export const ADDRESS: readonly FieldRow[] = [
  { name: 'address', label: 'Address', isRequired: true, help: 'Street and number, or how to get there.' },
  { name: 'city', label: 'City', isRequired: true },
  { name: 'state', label: 'State or region' },
];

export const VISITING: readonly FieldRow[] = [
  { name: 'website', label: 'Website', inputMode: 'url', help: 'Several with semicolons between them.' },
  { name: 'phoneNumber', label: 'Phone number', inputMode: 'tel', help: 'Several with commas between them.' },
  { name: 'hours', label: 'Hours', rows: 2 },
  { name: 'priceRange', label: 'Price range', help: 'Such as free, budget, moderate or luxury.' },
  { name: 'avgCost', label: 'Average cost', inputMode: 'decimal', help: 'Of one visit, in US dollars.' },
  { name: 'bestTimeToVisit', label: 'Best time to visit' },
  {
    name: 'accessibility',
    label: 'Accessibility',
    rows: 2,
    help: 'Who can get in, and how: steps, handrails, help. A plain yes will do.',
  },
];

export const EFFECT: readonly FieldRow[] = [
  { name: 'temperature', label: 'Temperature', help: 'As people write it, such as 38–42 °C.' },
  { name: 'mineralContent', label: 'Mineral content', rows: 2 },
  { name: 'healingProperties', label: 'Healing properties', rows: 3 },
];

const namesOf = (rows: readonly FieldRow[]): readonly TextName[] => rows.map(({ name }) => name);

/** Every field in the order in which they stand. */
export const FIELD_ORDER: readonly TextName[] = [
  ...namesOf(ABOUT.slice(0, 1)),
  'categoryId',
  ...namesOf([...ABOUT.slice(1), ...ADDRESS]),
  'country',
  'latitude',
  'longitude',
  ...namesOf([...VISITING, ...EFFECT]),
];
