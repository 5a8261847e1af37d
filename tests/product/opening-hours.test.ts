import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openPeople } from '../served/people.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const submit = async (name: string, rule: string) => {
  const body = { ...PLACE, name, openingHours: { rule } };
  const { status, text } = await people.call('author', { method: 'POST', path: '/api/locations', body });
  return { status, body: JSON.parse(text) as unknown };
};

describe('opening hours over /api', () => {
  it('are a rule, and answer zone, week and whether the place is open', async () => {
    expect(await submit('Always Open Pool', '24/7')).toMatchObject({
      status: 201,
      body: { openingHours: { rule: '24/7', basis: 'told', openNow: true, closesAt: null, opensAt: null } },
    });
    expect(await submit('Monday Pool', 'Mo 09:00-17:00')).toMatchObject({
      body: { openingHours: { week: [['09:00–17:00'], [], [], [], [], [], []], isByAppointment: false } },
    });
  });

  it('are refused when they cannot be read', async () => {
    const { status, body } = await submit('Moonshine Pool', 'whenever the moon shines');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('opening hours cannot be read');
  });
});
