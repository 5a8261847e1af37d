import { z } from 'zod';
import type { People } from '../served/people.fixture.ts';
import { photoForm } from './rest-calls.fixture.ts';

const Photos = z.array(z.object({ id: z.string(), source: z.string() }));
const Added = z.object({ photos: z.array(z.object({ id: z.string() })) });
const Review = z.object({ photos: z.array(z.object({ id: z.string() })) });
const NONE = 'nobody-has-this';

/** A photo of the author's place; where there is no such place, a photo that does not exist. */
const photoOfPlace = async (people: People, locationId: string): Promise<string> => {
  const path = `/api/locations/${locationId}/photos`;
  const shown = await people.call('author', { method: 'GET', path });
  if (shown.status !== 200) return NONE;
  const existing = Photos.parse(JSON.parse(shown.text)).find(({ source }) => source === 'location');
  if (existing) return existing.id;
  // Of a published place, the author's own would wait for an admin.
  const { text } = await people.call('admin', { method: 'POST', path, body: photoForm('photos')() });
  return Added.parse(JSON.parse(text)).photos[0]?.id ?? NONE;
};

/** A photo that the author gave their review; where there is no such review, a photo that does not exist. */
const photoOfReview = async (people: People, id: string): Promise<string> => {
  const path = `/api/reviews/${id}`;
  const change = async (body: object) => {
    const { status, text } = await people.call('author', { method: 'PUT', path, body });
    return status === 200 ? Review.parse(JSON.parse(text)).photos[0]?.id : undefined;
  };
  return (await change({})) ?? (await change(photoForm('photos')())) ?? NONE;
};

/** A photo of what a call is about. */
export const photoOf = (people: People, key: string, id: string): Promise<string> =>
  /review/i.test(key) ? photoOfReview(people, id) : photoOfPlace(people, id);
