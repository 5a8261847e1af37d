/** Texts of a place without a limit of their own. */
const LONG = 2_000;

/**
 * What people tell of a place in texts: how a field is called in sentences and how many characters (code points) it may
 * have. Forms, input, import, document and checks follow this table.
 */
export const LOCATION_TEXTS = {
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

export const TAGS_MAX = 20;
export const TAGS_TOO_MANY = `A place can have at most ${TAGS_MAX} tags`;
/** Most characters of one. */
export const TAG_MAX = 50;
export const TAG_TOO_LONG = `A tag must be at most ${TAG_MAX} characters`;
export const AVG_COST_MAX = 999_999.99;

export const CATEGORY_MISSING = 'Please select a category';
export const LATITUDE_WRONG = 'Latitude must be between -90 and 90';
export const LONGITUDE_WRONG = 'Longitude must be between -180 and 180';
export const HALF_A_POINT = 'Latitude and longitude belong together';
export const AVG_COST_WRONG = 'Average cost must be between 0 and 999,999.99';

export const missingText = (field: keyof typeof LOCATION_TEXTS): string => `${LOCATION_TEXTS[field].label} is required`;
export const longText = (field: keyof typeof LOCATION_TEXTS): string =>
  `${LOCATION_TEXTS[field].label} must be at most ${LOCATION_TEXTS[field].max} characters`;
