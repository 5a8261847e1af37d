import type { Locator, Page } from 'playwright-core';

export const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Location' });

const PLACE = {
  Description: 'Three warm pools under old trees.',
  Address: '12 Moss Lane',
  City: 'Bath',
  Country: 'United Kingdom',
} as const;

/** Fills in what a place must have. The address is looked up when its field is left: that is waited for. */
export const fillIn = async (page: Page, name: string): Promise<void> => {
  const form = formOf(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Category').selectOption({ label: 'Hot Springs & Spas' });
  for (const [label, text] of Object.entries(PLACE)) await form.getByLabel(label).fill(text);
  await form.getByLabel('Country').blur();
  await form.getByText('This is the middle of Bath: drag the pin').waitFor();
};

/** How many places the member has submitted. */
export const submittedBy = async (call: (method: string, path: string) => Promise<unknown>): Promise<number> => {
  const places = await call('GET', '/api/my-locations');
  return Array.isArray(places) ? places.length : -1;
};
