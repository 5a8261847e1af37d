import { MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import { details } from '../testing/builders.ts';
import { openCatalog } from '../testing/catalog.ts';

const { useCases } = await openCatalog();
const submitted = async (name: string): Promise<string> =>
  (await useCases.submitLocation({ details: details({ name }), submittedBy: 'member', isClaimed: false })).location.id;
const published = async (name: string): Promise<string> => {
  const id = await submitted(name);
  await useCases.verifyLocation(id);
  return id;
};

describe('the places of the pins of a map', () => {
  it('come in the order of the pins, each once', async () => {
    const [one, two] = [await published('One'), await published('Two')];
    const names = async (ids: readonly string[]) => (await useCases.placesOfPins(ids)).map(({ name }) => name);
    expect([await names([two, one, two]), await names([one, two])]).toEqual([
      ['Two', 'One'],
      ['One', 'Two'],
    ]);
  });

  it('leave out what is not published, unknown or no id at all', async () => {
    const pending = await submitted('Pending');
    expect(await useCases.placesOfPins([pending, 'unknown', '', '../../etc/passwd', 'a'.repeat(9_999)])).toEqual([]);
  });

  it('are at most as many as a map has pins', async () => {
    const last = await published('Last');
    const unknown = Array.from({ length: MAP_RETAINED_PINS_MAX }, (_, at) => `unknown-${at}`);
    expect(await useCases.placesOfPins([...unknown, last])).toEqual([]);
  });
});
