import type { LocationToEditFieldsFragment } from '../../../generated/admin-operations.ts';

/** The fields of the form, in its order. */
export const EDIT_FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'categoryId', label: 'Category' },
  { name: 'description', label: 'Description' },
  { name: 'address', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
  { name: 'latitude', label: 'Latitude' },
  { name: 'longitude', label: 'Longitude' },
  { name: 'tags', label: 'Tags, with commas between them' },
  { name: 'website', label: 'Website' },
  { name: 'phoneNumber', label: 'Phone number' },
  { name: 'hours', label: 'Hours' },
  { name: 'priceRange', label: 'Price range' },
  { name: 'avgCost', label: 'Average cost in US dollars' },
  { name: 'healingProperties', label: 'Healing properties' },
  { name: 'accessibility', label: 'Access' },
  { name: 'temperature', label: 'Temperature' },
  { name: 'mineralContent', label: 'Mineral content' },
  { name: 'bestTimeToVisit', label: 'Best time to visit' },
] as const;
export type EditField = (typeof EDIT_FIELDS)[number]['name'];
export type EditValues = Readonly<Record<EditField, string>>;

/** What is known of a place, as the form shows it. */
export const valuesOf = (location: LocationToEditFieldsFragment): EditValues => ({
  name: location.name,
  categoryId: String(location.categoryId),
  description: location.description ?? '',
  address: location.address ?? '',
  city: location.city ?? '',
  state: location.state ?? '',
  country: location.country ?? '',
  latitude: location.latitude === null ? '' : String(location.latitude),
  longitude: location.longitude === null ? '' : String(location.longitude),
  tags: location.tags.map(({ name }) => name).join(', '),
  website: location.website ?? '',
  phoneNumber: location.phoneNumber ?? '',
  hours: location.hours ?? '',
  priceRange: location.priceRange ?? '',
  avgCost: location.avgCost === null ? '' : String(location.avgCost),
  healingProperties: location.healingProperties ?? '',
  accessibility: location.accessibility ?? '',
  temperature: location.temperature ?? '',
  mineralContent: location.mineralContent ?? '',
  bestTimeToVisit: location.bestTimeToVisit ?? '',
});

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

const told = (field: EditField, values: EditValues): Readonly<Record<string, unknown>> => {
  const text = values[field].trim();
  switch (field) {
    case 'name':
      return { name: text };
    case 'categoryId':
      return { categoryId: Number(text) };
    // Half a point is none.
    case 'latitude':
    case 'longitude':
      return { latitude: numberIn(values.latitude), longitude: numberIn(values.longitude) };
    case 'avgCost':
      return { avgCost: numberIn(text) };
    case 'tags':
      return { tags: text.split(',').flatMap((tag) => tag.trim() || []) };
    default:
      return { [field]: text === '' ? null : text };
  }
};

export const editedFields = (before: EditValues, after: EditValues): readonly EditField[] =>
  EDIT_FIELDS.map(({ name }) => name).filter((field) => before[field].trim() !== after[field].trim());

/** Only what was edited, as the call takes it. */
export const changeBetween = (before: EditValues, after: EditValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(editedFields(before, after).flatMap((field) => Object.entries(told(field, after))));
