import { SETTING_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { SiteSetting, SiteSettingChange } from '@wellspring/rest-contract/site-setting';
import { text } from '@wellspring/rest-contract/text';
import { z } from 'zod';
import { RestChangeSiteSetting, RestSiteSettings } from '../generated/rest-operations.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, who: 'admin', group: 'Site settings' } as const;
const KEY = /^[a-z_]{1,100}$/;

/** How the site works, for those who keep it. */
export const siteSettingRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'GET',
    path: '/api/admin/site-settings',
    summary: 'Every setting of the site with its value',
    answers: { ok: json(200, z.array(SiteSetting)) },
    document: RestSiteSettings,
    variables: () => ({}),
    reply: ({ ok }, { siteSettings }) => ok(siteSettings),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/site-settings/{key}',
    summary: 'Changes a setting; other keys than those of the list are refused',
    parameters: z.strictObject({ key: text({ max: 100, pattern: KEY, words: SETTING_UNKNOWN }) }),
    body: jsonBody(SiteSettingChange),
    answers: { ok: json(200, SiteSetting) },
    document: RestChangeSiteSetting,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { changeSiteSetting }) => ok(changeSiteSetting),
  }),
];
