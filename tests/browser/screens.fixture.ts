import type { App } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';
import type { Page } from 'playwright-core';
import { makeList } from './lists.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';

type Viewer = 'visitor' | 'member' | 'admin';

type Addresses = { readonly place: string; readonly list: string };

export type Screen = {
  /** in docs/specification.md, or what is special about a state */
  readonly id: string;
  readonly viewer: Viewer;
  readonly path: string | ((addresses: Addresses) => string);
  readonly heading: string | RegExp;
  /** how many windows, one below the other, are worth a picture */
  readonly windows: number;
};

const seenBy = (
  viewer: Viewer,
  screens: readonly (readonly [Screen['id'], Screen['path'], Screen['heading'], windows?: number])[],
): readonly Screen[] => screens.map(([id, path, heading, windows = 1]) => ({ id, viewer, path, heading, windows }));

/** Every screen of the specification: who sees it, where, and what it is headed by. */
export const SCREENS: readonly Screen[] = [
  ...seenBy('visitor', [
    ['S001', '/', 'Discover Sacred Places', 2],
    ['S002', '/home', 'Featured Locations'],
    ['S003', '/landing', 'Discover Sacred Places'],
    ['S004', ({ place }) => place, 'Blue Lagoon', 2],
    ['S006', '/auth', 'A place among healing places'],
    ['S007', '/forgot-password', /password/],
    ['S008', '/reset-password?token=none', /password/],
    ['S009', '/verify-email?token=none', /e-mail/i],
    ['S013', '/public-lists', 'Community Lists'],
    ['S014', ({ list }) => list, 'Warm weeks'],
    ['S015', '/admin', 'Access Denied'],
    ['S016', '/contact', 'Contact Us'],
    ['S017', '/no/such/page', '404 Page Not Found'],
    ['S018', '/deletions/none', 'Deleted account'],
    ['S019', '/privacy', /Privacy/],
    ['S029', '/sign-in-link', 'Sign in by e-mail'],
    ['S028', '/home?view=map', 'Featured Locations'],
  ]),
  ...seenBy('member', [
    ['S005', '/add-location', 'Share Your Sacred Place'],
    ['S010', '/dashboard', /Mira/],
    ['S011', '/profile', 'My Account'],
    ['S012', '/trip-planner', 'My Lists'],
    ['S020', '/dashboard?tab=favorites', 'Achievements'],
  ]),
  ...seenBy('admin', [
    ['S021', '/admin', 'Overview'],
    ['S022', '/admin?tab=locations', 'Locations'],
    ['S023', '/admin?tab=users', 'Users'],
    ['S024', '/admin?tab=analytics', 'Analytics'],
    ['S025', '/admin?tab=reports', 'Reports'],
    ['S026', '/admin?tab=contact', 'Contact'],
    ['S027', '/admin?tab=settings', 'Site Settings'],
  ]),
];

/** The same screens with something else, or nothing, to show. */
export const OTHER_STATES: readonly Screen[] = [
  ...seenBy('visitor', [
    ['a page of search results', '/home?search=hot&page=2', /hot/],
    ['a search that finds nothing', '/home?search=Ouagadougou', /Ouagadougou/],
    ['a place that is not there', '/location/nowhere', /./],
    ['a search of lists that finds nothing', '/public-lists?search=Ouagadougou', 'Community Lists'],
    ['a list that is not there', '/lists/nowhere', /./],
    ['the pitch for own lists', '/trip-planner', /./],
    ['the form to join', '/auth?mode=register', 'A place among healing places'],
    ['an address that cannot be read', '/%E0%A4%A', /./],
  ]),
  ...seenBy('member', [
    ['the profile', '/dashboard?tab=profile', /Mira/],
    ['the form of a place', '/add-location?tab=manual', 'Share Your Sacred Place'],
  ]),
];

/** The path of a screen in a language. */
export const inLanguage = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Its heading, or in another language any. */
export const headingOf = (page: Page, { heading }: Screen, language: Language) =>
  page.getByRole('heading', language === DEFAULT_LANGUAGE ? { name: heading } : {}).first();

type Cast = {
  readonly sessionOf: (viewer: Viewer) => Member['storageState'] | undefined;
  readonly pathOf: (screen: Screen) => string;
};

/** What a member did, so that lists, the dashboard and the admin's tables have something in them. */
const contribute = async (app: App, { call }: Member, place: string): Promise<void> => {
  const path = place.replace('/location/', '/api/locations/');
  await call('POST', `${path}/favorite`, { isFavorite: true });
  await call('POST', `${path}/visit`, { visitStatus: 'visited', visitDate: '2026-05-01', rating: 4 });
  await call('POST', `${path}/reviews`, { rating: 5, title: 'Calm water', content: 'Warm and clean. Come early.' });
  await call('POST', `${path}/report`, { type: 'other', description: 'The gate opens at nine.' });
  const message = { name: 'Mira', email: 'mira@example.org', subject: 'A spring', message: 'Do you know this spring?' };
  await call('POST', '/api/contact', message);
};

/** All consumers have received the events of the contributions. */
const settle = async (app: App, { id, call }: Member): Promise<void> =>
  eventuallyAcrossProcesses(async () => {
    const stats = await (await fetch(`${app.origin}/api/stats`)).json();
    expect(stats).toMatchObject({ totalUsers: 4, totalReviews: 1 });
    expect(await call('GET', `/api/users/${id}/badges`)).toHaveLength(2);
  });

/** Signs in the viewers of the screens, and creates the data that they show. It is the same in two products. */
export const castOfScreens = async (app: App): Promise<Cast> => {
  const member = await joinAs(app, 'Mira');
  const admin = await signInAs(app, 'owner');
  const place = await pathOfPlace(app, 'Blue Lagoon');
  await contribute(app, member, place);
  const list = `/lists/${(await makeList(app, member, { name: 'Warm weeks', description: 'A week of warm water.' })).id}`;
  await settle(app, member);
  const sessions = { visitor: undefined, member: member.storageState, admin: admin.storageState };
  return {
    sessionOf: (viewer) => sessions[viewer],
    pathOf: ({ path }) => (typeof path === 'string' ? path : path({ place, list })),
  };
};
