import { createHash } from 'node:crypto';
import { CLOSE, COUNTRY, GROUND, streetsOf, TOWN } from './testing/invented-country.ts';
import { drawMapPicture } from './draw.ts';
import { tilesOf, VIEW } from './testing/invented-tiles.ts';
import { DRAWING_VERSION } from './version.ts';

it('a picture that is drawn otherwise has another version', async () => {
  const far = await drawMapPicture(VIEW, tilesOf(COUNTRY), null);
  const close = await drawMapPicture(CLOSE, tilesOf(GROUND), streetsOf(TOWN));
  const drawn = createHash('sha256').update(far).update(close).digest('hex');
  expect(drawn.slice(0, 12)).toBe(DRAWING_VERSION);
});
