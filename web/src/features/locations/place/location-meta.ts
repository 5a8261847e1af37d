import type { Language } from '@wellspring/words/languages';
import type { Translate } from '@wellspring/words/translate';
import { categoryName } from '../../../shared/category.ts';
import { locationPath, PAGES } from '@wellspring/page-contract/paths';
import { VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import { otherNamesIn } from '@wellspring/place-schema/other-names';
import { valueText } from '@wellspring/place-schema/value-text';
import { categoryLook } from '../../../shared/category.ts';
import { placeLine } from '../../../shared/format/place-line.ts';
import type { PageMeta } from '../../../shared/head/page-meta.ts';
import { homeHref } from '../address-state.ts';
import { closedText } from '../closed-text.ts';
import type { FullLocation } from '../questions.ts';

type Say = Translate<'place' | 'categories' | 'cards' | 'fields'>;

const DESCRIPTION_LENGTH = 180;

/** Cut at a word, so that previews read well. */
const shortened = (text: string, length = DESCRIPTION_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${line.slice(0, line.lastIndexOf(' ', length) > 0 ? line.lastIndexOf(' ', length) : length)}…`;
};

const photoUrl = (location: FullLocation, origin: string): string | null => {
  const [photo] = location.gallery;
  return photo ? new URL(photo.url, origin).href : null;
};

const withoutEmpty = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

/** A property with its only value, or with a list; null without any. */
const oneOrMore = (values: readonly string[]): string | readonly string[] | null =>
  values.length > 1 ? values : (values[0] ?? null);

/** What schema.org calls the places of a category; a place of unknown kind is a place. */
const SCHEMA_TYPES: ReadonlyMap<number, string> = new Map([
  [20, 'TouristAttraction'],
  [21, 'HealthAndBeautyBusiness'],
  [22, 'MedicalBusiness'],
  [23, 'LocalBusiness'],
  [24, 'TouristAttraction'],
  [25, 'SportsActivityLocation'],
  [26, 'FoodEstablishment'],
  [28, 'LodgingBusiness'],
]);

const breadcrumbOf = (t: Say, location: FullLocation, origin: string): Record<string, unknown> => {
  const steps = [
    { name: t('site.allLocations'), path: PAGES.home },
    ...(location.category
      ? [
          {
            name: categoryName(t, location.categoryId, location.category.name),
            path: homeHref({ categoryId: location.categoryId }),
          },
        ]
      : []),
    { name: location.name, path: locationPath(location.id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
};

/** Fields of the table that have their own property, of the place or of its address. */
const propertiesOf = (
  t: Say,
  location: FullLocation,
  language: Language,
  ofAddress: boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    VALUE_FIELDS.flatMap(([field, { jsonLd, group }]) =>
      jsonLd === undefined || jsonLd === 'additionalProperty' || (group === 'address') !== ofAddress
        ? []
        : [[jsonLd, valueText(t, field, Reflect.get(location, field), language)]],
    ),
  );

/** What schema.org has no property for: each by its name. null: nothing */
const additionalProperties = (
  t: Say,
  location: FullLocation,
  language: Language,
): readonly Record<string, unknown>[] | null => {
  const values = VALUE_FIELDS.flatMap(([field, { jsonLd }]) => {
    const value = jsonLd === 'additionalProperty' ? valueText(t, field, Reflect.get(location, field), language) : null;
    return value === null ? [] : [{ '@type': 'PropertyValue', name: t(labelId(field, 'shown')), value }];
  });
  const closed = closedText(location, t, language);
  if (closed !== null) values.push({ '@type': 'PropertyValue', name: t(labelId('status')), value: closed });
  return values.length > 0 ? values : null;
};

/** That nobody gets in while a place is closed: the same hour twice means so. null: it is open, or nobody says */
const closedHours = ({ status }: FullLocation): Record<string, unknown> | null =>
  status && status.state !== 'open'
    ? withoutEmpty({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: status.since,
        validThrough: status.until,
      })
    : null;

const schemaOf = (t: Say, location: FullLocation, language: Language, origin: string): Record<string, unknown> =>
  withoutEmpty({
    '@type': SCHEMA_TYPES.get(location.categoryId) ?? 'Place',
    '@id': `${origin}${locationPath(location.id)}`,
    url: `${origin}${locationPath(location.id)}`,
    ...propertiesOf(t, location, language, false),
    alternateName: oneOrMore(otherNamesIn(location.otherNames)),
    image: photoUrl(location, origin),
    sameAs: oneOrMore(location.websites),
    telephone: oneOrMore(location.phones.map(({ text }) => text)),
    keywords: location.tags.length > 0 ? location.tags.map(({ name }) => name).join(', ') : null,
    address: {
      '@type': 'PostalAddress',
      ...withoutEmpty(propertiesOf(t, location, language, true)),
    },
    additionalProperty: additionalProperties(t, location, language),
    specialOpeningHoursSpecification: closedHours(location),
    geo:
      location.latitude === null || location.longitude === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    aggregateRating:
      location.reviewCount === 0
        ? null
        : { '@type': 'AggregateRating', ratingValue: location.averageRating, reviewCount: location.reviewCount },
  });

/** What a place's page says to previews and search engines. */
export const locationMeta = (t: Say, location: FullLocation, language: Language): PageMeta => {
  const { name } = location;
  const where = placeLine(location, language);
  const category = location.category
    ? categoryName(t, location.categoryId, location.category.name)
    : t('cards.unknownCategory');
  const [photo] = location.gallery;
  const title = where ? t('place.metaTitle', { name, place: where }) : name;
  const description =
    location.description ??
    (where ? t('place.metaDescriptionIn', { category, place: where }) : t('place.metaDescription', { category }));
  const closed = closedText(location, t, language);
  return {
    title: closed === null ? title : `${title} (${closed})`,
    description: shortened(closed === null ? description : `${closed}. ${description}`),
    canonical: locationPath(location.id),
    ...(photo ? { photo: { url: photo.url, alt: photo.caption ?? name } } : {}),
    drawing: `/previews/${categoryLook(location.categoryId).illustration}.png`,
    schema: (origin) => [schemaOf(t, location, language, origin), breadcrumbOf(t, location, origin)],
  };
};
