/** Texts without a limit of their own in the specification. */
const LONG = 2000;

/**
 * What people tell of a Location in texts: how a field is called in sentences and how many characters (code points) it
 * may have. Input, import, document and checks follow this table; tests hold schema.graphql and the REST contract to it.
 */
export const TEXTS = {
  name: { label: 'Name', max: 200 },
  description: { label: 'Description', max: LONG },
  address: { label: 'Address', max: LONG },
  city: { label: 'City', max: LONG },
  state: { label: 'State', max: LONG },
  country: { label: 'Country', max: LONG },
  website: { label: 'Website', max: LONG },
  phoneNumber: { label: 'Phone number', max: LONG },
  hours: { label: 'Hours', max: LONG },
  priceRange: { label: 'Price range', max: 20 },
  healingProperties: { label: 'Healing properties', max: LONG },
  accessibility: { label: 'Accessibility', max: LONG },
  temperature: { label: 'Temperature', max: 50 },
  mineralContent: { label: 'Mineral content', max: LONG },
  bestTimeToVisit: { label: 'Best time to visit', max: LONG },
} as const;

export type TextField = keyof typeof TEXTS;

const isTextField = (field: string): field is TextField => Object.hasOwn(TEXTS, field);

export const TEXT_FIELDS: readonly TextField[] = Object.keys(TEXTS).filter(isTextField);

/** All text fields, each as `read` answers it. */
export function mapTexts<Value>(read: (field: TextField) => Value): Record<TextField, Value>;
export function mapTexts(read: (field: TextField) => unknown): Record<string, unknown> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)]));
}

/** The other things people tell of a Location, beside its texts. */
const OTHER_FIELDS = ['coordinates', 'categoryId', 'tags', 'avgCost'] as const;

/** Everything that people tell of a Location. */
export type DetailField = TextField | (typeof OTHER_FIELDS)[number];

export const DETAIL_FIELDS: readonly DetailField[] = [...TEXT_FIELDS, ...OTHER_FIELDS];
