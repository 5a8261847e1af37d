import { Category } from '@wellspring/rest-contract/category';
import { Config, type ClientConfig } from '@wellspring/rest-contract/client-config';
import { Stats } from '@wellspring/rest-contract/stats';
import { z } from 'zod';
import { RestCategories, RestStats } from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { defineLocalRoute, defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, method: 'GET', who: 'everyone', group: 'Site' } as const;
const noVariables = (): Record<string, never> => ({});

/** What the whole site shows: categories, numbers, settings. */
export const siteRoutes = (config: ClientConfig): readonly Route[] => [
  defineRoute({
    ...about,
    path: '/api/categories',
    summary: 'The categories of places',
    answers: { ok: json(200, z.array(Category)) },
    document: RestCategories,
    variables: noVariables,
    reply: ({ ok }, { categories }) => ok(categories.map((category) => ({ ...category, createdAt: null }))),
  }),
  defineRoute({
    ...about,
    path: '/api/stats',
    summary: 'The numbers of the community',
    answers: { ok: json(200, Stats) },
    document: RestStats,
    variables: noVariables,
    reply: ({ ok }, { communityStats }) => ok(communityStats),
  }),
  defineLocalRoute({
    ...about,
    path: '/api/config',
    summary: 'What the browser needs to know before it draws the map',
    answers: { ok: json(200, Config) },
    reply: ({ ok }) => ok(config),
  }),
];
