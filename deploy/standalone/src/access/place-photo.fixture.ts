import { z } from 'zod';
import type { People } from './people.fixture.ts';
import { photoForm } from './rest-calls.fixture.ts';

const Photos = z.array(z.object({ id: z.string(), source: z.string() }));
const Added = z.object({ photos: z.array(z.object({ id: z.string() })) });
const NONE = 'nobody-has-this';

/** A photo that the author gave their place; where there is no such place, one that nobody has. */
export const photoOf = async (people: People, locationId: string): Promise<string> => {
  const path = `/api/locations/${locationId}/photos`;
  const shown = await people.call('author', { method: 'GET', path });
  if (shown.status !== 200) return NONE;
  const known = Photos.parse(JSON.parse(shown.text)).find(({ source }) => source === 'location');
  if (known) return known.id;
  const { text } = await people.call('author', { method: 'POST', path, body: photoForm('photos')() });
  return Added.parse(JSON.parse(text)).photos[0]?.id ?? NONE;
};
