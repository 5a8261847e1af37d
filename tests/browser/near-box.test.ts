import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { openMap, positionOf } from './map.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

const go = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'City or address' });
  await box.fill(text);
  await box.press('Enter');
};

describe('a search “near me”', () => {
  it('asks for the position by a button, and shows what is near, as a list and on the map', async () => {
    const geolocation = { latitude: 64.14652, longitude: -21.94263 };
    const page = await visitor({ geolocation, permissions: ['geolocation'] });
    await page.goto('/home?search=hot+springs+near+me');
    await page.getByRole('heading', { name: 'Where are you?' }).waitFor();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Use My Location' }).click();
    await page.getByText(/^2 places, all within .*, best matches nearby first/).waitFor();
    await expectEventually(() => page.getByRole('article').first().textContent()).toContain('Deildartunguhver');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.getByRole('heading', { name: /^[1-3] places? in view$/ }).waitFor();
    await page.locator('[data-pin]').first().waitFor();
  });
});

describe('the box for a city or address', () => {
  it('shows all of a country or region, on the map and as a list, and keeps it in the address', async () => {
    const page = await visitor();
    await openMap(page, '/home?view=map');
    await go(page, 'Bavaria');
    await page.getByText('All of Bavaria, Germany.').waitFor();
    await page.getByRole('heading', { name: /^[1-9]\d* places? in view$/ }).waitFor();
    await page.getByText(/^[1-9]\d* places? in Bavaria, Germany/).waitFor();
    await page.locator('[data-pin]').first().waitFor();
    await page.reload();
    await page.getByText(/^[1-9]\d* places? in Bavaria, Germany/).waitFor();
    await page.getByRole('tab', { name: 'Grid View' }).click();
    await page.getByRole('article').first().waitFor();
    await expectEventually(() => page.getByRole('article').first().textContent()).toContain('Germany');
  });

  it('suggests the larger places first, and goes to the one that is chosen', async () => {
    const page = await visitor();
    await page.goto('/home');
    const box = page.getByRole('combobox', { name: 'City or address' });
    await box.click();
    await page.keyboard.type('ber');
    await page.getByRole('option', { name: 'Berlin, State of Berlin, Germany' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('The middle of Berlin, State of Berlin, Germany.').waitFor();
    await expectEventually(() => new URL(page.url()).searchParams.get('nearLabel')).toBe(
      'Berlin, State of Berlin, Germany',
    );
    await expectEventually(() => box.inputValue()).toBe('Berlin, State of Berlin, Germany');
  });

  it('keeps the reader’s own position to a kilometre in the address, and exact in this tab', async () => {
    const geolocation = { latitude: 64.14652, longitude: -21.94263 };
    const page = await visitor({ geolocation, permissions: ['geolocation'] });
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await openMap(page, '/home?view=map');
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page.getByRole('img', { name: /^You are here/ }).waitFor();
    await eventuallyAcrossProcesses(() => expect(positionOf(page)).toBe('64.15,-21.94,10'));
    await expectEventually(() => new URL(page.url()).searchParams.get('near')).toBe('64.15,-21.94');
    await expectEventually(() => bodies.some((body) => body.includes('64.14652'))).toBe(true);
  });
});
