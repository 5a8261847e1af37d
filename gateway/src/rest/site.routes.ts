import { TOPICS } from '@wellspring/events/topics';
import { Category } from '@wellspring/rest-contract/category';
import { Config } from '@wellspring/rest-contract/client-config';
import type { ClientConfig } from '@wellspring/rest-contract/first-html';
import { HeroImage } from '@wellspring/rest-contract/hero-image';
import { Stats } from '@wellspring/rest-contract/stats';
import { z } from 'zod';
import { defineRoute, type Route } from './route.ts';

const about = { method: 'GET', who: 'everyone', group: 'Site', query: z.strictObject({}) } as const;
const nothing = (): Record<string, never> => ({});

const CategoriesData = z.array(Category.omit({ createdAt: true }));

/** What the whole site shows: categories, numbers, settings, pictures. */
export const siteRoutes = ({ googleMapsApiKey, mapStyleUrl }: ClientConfig): readonly Route[] => [
  defineRoute({
    ...about,
    path: '/api/categories',
    summary: 'The categories of places',
    touchedBy: [],
    operation: {
      name: 'RestCategories',
      document: 'query RestCategories { categories { id name slug description color } }',
      variables: nothing,
    },
    answer: z.array(Category),
    shape: ({ categories }) => CategoriesData.parse(categories).map((category) => ({ ...category, createdAt: null })),
  }),
  defineRoute({
    ...about,
    path: '/api/stats',
    summary: 'The numbers of the community',
    touchedBy: [TOPICS.catalog],
    operation: {
      name: 'RestStats',
      document: 'query RestStats { communityStats { totalLocations totalUsers totalCountries totalReviews } }',
      variables: nothing,
    },
    answer: Stats,
    shape: ({ communityStats }) => communityStats,
  }),
  defineRoute({
    ...about,
    path: '/api/config',
    summary: 'What the browser needs to know before it draws the map',
    touchedBy: [],
    operation: null,
    answer: Config,
    shape: () => ({ googleMapsApiKey, mapStyleUrl }),
  }),
  defineRoute({
    ...about,
    path: '/api/hero-images',
    summary: 'Pictures for the top of the landing page',
    touchedBy: [],
    operation: null,
    answer: z.array(HeroImage),
    shape: () => [],
  }),
];
