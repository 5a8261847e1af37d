export type Category = {
  readonly id: number;
  readonly name: string;
  /** one of its places, in a sentence */
  readonly singular: string;
  readonly slug: string;
  readonly description: string;
  /** #rrggbb, the hue of its pill, marker and placeholder */
  readonly color: string;
};

export const HOT_SPRINGS = 20;

/** The eight categories of the directory. Ids are part of the public contract; 27 was never given. */
export const CATEGORIES: readonly Category[] = [
  {
    id: HOT_SPRINGS,
    name: 'Hot Springs & Spas',
    singular: 'hot spring',
    slug: 'hot-springs-spas',
    description: 'Thermal water to soak in, from wild pools to bath houses',
    color: '#b4492d',
  },
  {
    id: 21,
    name: 'Wellness Centers',
    singular: 'wellness center',
    slug: 'wellness-centers',
    description: 'Saunas, baths and treatments under one roof',
    color: '#0f766e',
  },
  {
    id: 22,
    name: 'Health Practitioners',
    singular: 'health practice',
    slug: 'health-practitioners',
    description: 'People and clinics who treat',
    color: '#3f6212',
  },
  {
    id: 23,
    name: 'Meditation & Retreats',
    singular: 'retreat',
    slug: 'meditation-retreats',
    description: 'Places of silence, teaching and practice',
    color: '#6d4aa8',
  },
  {
    id: 24,
    name: 'Natural Healing Sites',
    singular: 'natural healing site',
    slug: 'natural-healing-sites',
    description: 'Springs, forests, lakes and caves known to do good',
    color: '#2f6b3a',
  },
  {
    id: 25,
    name: 'Fitness & Movement',
    singular: 'fitness center',
    slug: 'fitness-movement',
    description: 'Yoga, swimming, walking and strength',
    color: '#1d5f99',
  },
  {
    id: 26,
    name: 'Nutrition & Wellness Food',
    singular: 'wellness food place',
    slug: 'nutrition-wellness-food',
    description: 'Food that restores: markets, kitchens and schools',
    color: '#9a5b00',
  },
  {
    id: 28,
    name: 'Accommodations & Stays',
    singular: 'place to stay',
    slug: 'accommodations-stays',
    description: 'Places to stay the night and recover',
    color: '#8a3b68',
  },
];

const byId = new Map(CATEGORIES.map((category) => [category.id, category]));

export const isCategoryId = (id: number): boolean => byId.has(id);

export const categoryName = (id: number): string => byId.get(id)?.name ?? 'Unknown';

/** One place of a category, in a sentence: "hot spring". */
export const categorySingular = (id: number): string => byId.get(id)?.singular ?? 'place';
