import { AppError } from '@wellspring/errors';
import type { Location } from '../domain/location.ts';
import { details, NOON } from '../testing/builders.ts';
import { submitLocation } from './submit-location.ts';

const submission = { details: details({ coordinates: null }), submittedBy: 'member', isClaimed: false };

/** A member's submission with this geocoder; `time` passes by what each question takes. */
const submitWith = async (geocode: () => Promise<readonly []>, secondsEach = 0) => {
  const stored: Location[] = [];
  let asked = 0;
  const submit = submitLocation({
    locations: { insert: async (location) => void stored.push(location) },
    siteSettings: { valueOf: async () => null },
    geocode: () => {
      asked += 1;
      return geocode();
    },
    newId: () => 'a',
    now: () => new Date(NOON.getTime() + asked * secondsEach * 1000),
  });
  const { notice } = await submit(submission);
  return { stored, notice, asked };
};

describe('a submission without coordinates', () => {
  it('is stored although the geocoder is away, and says so', async () => {
    const away = () => Promise.reject(new AppError('UNAVAILABLE', 'away'));
    const { stored, notice } = await submitWith(away);
    expect(stored).toMatchObject([{ id: 'a', coordinates: null }]);
    expect(notice).toContain('away for the moment');
  });

  it('does not wait for one slow answer after the other', async () => {
    const { stored, asked } = await submitWith(async () => [], 4);
    expect([stored.length, asked]).toEqual([1, 1]);
  });

  it('asks for the address, then the town, and says when nobody knows it', async () => {
    const { notice, asked } = await submitWith(async () => []);
    expect([asked, notice]).toEqual([3, expect.stringContaining('could not find this address')]);
  });
});
