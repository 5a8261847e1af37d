import { expectEventually } from '@wellspring/testkit/eventually';
import { expectAccessible } from './axe.fixture.ts';
import { answerSum } from './human-check.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct, WIDTHS } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const EMAIL = 'mara@example.org';
const PASSWORD = 'a quiet Water in the hills';

describe('a member', () => {
  it('joins, comes back to the place whose heart was pressed, and finds it saved after logging in again', async () => {
    const place = await pathOfPlace(app(), 'Blue Lagoon');
    const page = await visitor({ mayComplain: /status of 401/ });
    await page.goto(place);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.getByText('You need to be logged in to save favorites.', { exact: true }).waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
    await page.waitForURL(`**/auth?mode=register&next=${encodeURIComponent(place)}`);
    const form = page.getByRole('form', { name: 'Register' });
    const submit = form.getByRole('button', { name: 'Create account' });
    await form.getByLabel('Username').fill('ma');
    await form.getByText('Username must be at least 3 characters').waitFor();
    await form.getByText('Answer the question above, then you can create the account.', { exact: true }).waitFor();
    await answerSum(page);
    await form.getByText('Choose a username that is free, or leave it empty.', { exact: true }).waitFor();
    await expectEventually(() => submit.isDisabled()).toBe(true);
    await form.getByLabel('Username').fill('mara.w');
    await form.locator('button[type=submit]:enabled').waitFor();
    await submit.click();
    await form.getByText('Please enter a valid email address').waitFor();
    await expectEventually(() => form.locator('input:focus').getAttribute('autocomplete')).toBe('email');
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByText('Password strength: Strong').waitFor();
    await form.getByLabel('First name').fill('Mara');
    await form.getByLabel('Last name').fill('Winter');
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expectEventually(() => form.getByLabel('Email').inputValue()).toBe(EMAIL);
    await submit.click();
    await page.getByText('Account created', { exact: true }).waitFor();

    await page.waitForURL(`**${place}`);
    await page.getByText('Saved to your favorites', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Favorited' }).waitFor();
    await expectEventually(() => page.getByRole('dialog').count()).toBe(0);
    await page.goto('/');
    await page.getByRole('dialog', { name: 'Welcome to Wellspring' }).waitFor();
    await page.getByRole('button', { name: 'Skip onboarding' }).click();
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Mara' });
    await menu.click();
    await page.getByText('Mara Winter', { exact: true }).filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await signIn.waitFor();

    await page.goto(`/api/login?next=${encodeURIComponent(place)}`);
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByLabel('Email').fill(EMAIL);
    await login.getByLabel('Password').fill('something else');
    await login.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Login failed', { exact: true }).waitFor();
    await expectEventually(() => login.getByLabel('Email').inputValue()).toBe(EMAIL);
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${place}`);
    await page.getByText('Welcome back', { exact: true }).waitFor();
    const favorited = page.getByRole('button', { name: 'Favorited' });
    await favorited.waitFor();
    const taken = page.waitForResponse((response) => response.request().postData()?.includes('SetFavorite') ?? false);
    await favorited.click();
    expect((await taken).ok()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Add to Favorites' }).waitFor();

    await page.goto('/auth?next=//example.org');
    await page.waitForURL(`${app().origin}/`);
  });

  it.each(WIDTHS)('meets a form in which axe-core finds nothing wrong, %s', async (_, viewport) => {
    const page = await visitor({ viewport, reducedMotion: 'reduce' });
    await page.goto('/auth?mode=register', { waitUntil: 'networkidle' });
    await page.getByRole('form', { name: 'Register' }).waitFor();
    await expectAccessible(page);
  });

  it('sees the tour once, also while the server is slow to record it', async () => {
    const { storageState } = await joinAs(app(), 'Nora', { isNew: true });
    const page = await visitor({ storageState });
    const { promise: released, resolve: tell } = Promise.withResolvers<void>();
    await page.route('**/api/complete-onboarding', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Skip onboarding' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('combobox', { name: 'Search healing locations' }).fill('blue lagoon');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/home?search=**');
    await page.getByRole('article').first().getByRole('link', { name: 'Blue Lagoon' }).first().click();
    await page.getByRole('heading', { name: 'Blue Lagoon', level: 1 }).waitFor();
    tell();
  });
});
