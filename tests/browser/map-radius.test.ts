import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

it('the map draws the circle of a radius, and counts what lies within', async () => {
  const page = await visitor();
  await page.goto('/home?near=64.14648,-21.94&nearLabel=Reykjavík&radiusKm=50&view=map');
  const circle = page.getByRole('img', { name: /^Within / }).locator('path');
  await circle.waitFor({ state: 'visible' });
  const { width = 0, height = 0 } = (await circle.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(200);
  await page.getByText('5 places in view').first().waitFor();
});
