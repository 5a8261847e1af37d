import { makeList } from './lists.fixture.ts';
import { joinAs, signInAs, type Member } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

let member: Member;
let admin: Member;
let listPath: string;
beforeAll(async () => {
  member = await joinAs(app(), 'Mira');
  admin = await signInAs(app(), 'owner');
  listPath = `/lists/${(await makeList(app(), member, { name: 'Warm weeks' })).id}`;
});

type Screen = readonly [id: string, path: string | (() => Promise<string> | string), heading: string | RegExp];

const VISITORS: readonly Screen[] = [
  ['S001', '/', 'Discover Sacred Places'],
  ['S002', '/home', 'Featured Locations'],
  ['S003', '/landing', 'Discover Sacred Places'],
  ['S004', () => pathOfPlace(app(), 'Blue Lagoon'), 'Blue Lagoon'],
  ['S006', '/auth', 'A place among healing places'],
  ['S007', '/forgot-password', /password/],
  ['S008', '/reset-password?token=none', /password/],
  ['S009', '/verify-email?token=none', /e-mail/i],
  ['S013', '/public-lists', 'Community Lists'],
  ['S014', () => listPath, 'Warm weeks'],
  ['S015', '/admin', 'Access Denied'],
  ['S016', '/contact', 'Contact Us'],
  ['S017', '/no/such/page', '404 Page Not Found'],
  ['S018', '/deletions/none', 'Deleted account'],
  ['S019', '/privacy', /Privacy/],
  ['S028', '/home?view=map', 'Featured Locations'],
];

const MEMBERS: readonly Screen[] = [
  ['S005', '/add-location', 'Share Your Sacred Place'],
  ['S010', '/dashboard', /Mira/],
  ['S011', '/profile', 'My Account'],
  ['S012', '/trip-planner', 'My Lists'],
  ['S020', '/dashboard', 'Achievements'],
];

const ADMINS: readonly Screen[] = [
  ['S021', '/admin', 'Overview'],
  ['S022', '/admin?tab=locations', 'Locations'],
  ['S023', '/admin?tab=users', 'Users'],
  ['S024', '/admin?tab=analytics', 'Analytics'],
  ['S025', '/admin?tab=reports', 'Reports'],
  ['S026', '/admin?tab=contact', 'Contact'],
  ['S027', '/admin?tab=settings', 'Site Settings'],
];

describe('every screen of the specification', () => {
  const whose = [
    ['a visitor', VISITORS, () => undefined],
    ['a member', MEMBERS, () => member],
    ['an admin', ADMINS, () => admin],
  ] as const;
  for (const [name, screens, viewer] of whose)
    it.each(screens)(`%s stands for ${name}: %s`, async (_id, path, heading) => {
      const storageState = viewer()?.storageState;
      const page = await visitor({ mayComplain: /40[04]/, ...(storageState && { storageState }) });
      await page.goto(typeof path === 'string' ? path : await path());
      await page.getByRole('heading', { name: heading }).first().waitFor();
      expect(await page.getByRole('main').count()).toBe(1);
    });
});
