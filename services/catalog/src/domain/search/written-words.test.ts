import { publishedLocation } from '../../testing/builders.ts';
import { isDescribed } from './written-words.ts';

const NOAA =
  'Maximum surface temperature 198 °F (92 °C). USGS quadrangle: KETCHIKAN (D-5) 15. AMS 1:250,000 map sheet: Ketchikan. Listed in the 1980 compilation by Berry, Grim and Ikelman.';
const PROSE = 'Stone pools above the river, in a gorge of the Andes.';

describe('whether somebody described a place', () => {
  it.each([
    ['prose of a source', PROSE, {}, true],
    ['codes of a register', NOAA, {}, false],
    ['codes that a member entered', NOAA, { provenance: null }, true],
    ['codes that a member changed', NOAA, { setByPeople: ['description' as const] }, true],
    ['prose without spaces', '山の中の静かな露天風呂です。川の音を聞きながらゆっくり入れます。', {}, true],
    ['two words', 'Warm water', { provenance: null }, false],
    ['nothing', null, {}, false],
  ])('%s', (_, description, fields, expected) => {
    expect(isDescribed({ ...publishedLocation('a', { description }), ...fields })).toBe(expected);
  });
});
