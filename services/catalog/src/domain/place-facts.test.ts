import { AppError } from '@wellspring/errors';
import { details, NOON, pendingLocation, publishedLocation } from '../testing/builders.ts';
import { changeDetails, importLocation } from './lifecycle.ts';
import { enteredFacts } from './place-facts.ts';
import { textsWithoutFact } from './read-facts.ts';

const entered = (facts: Parameters<typeof enteredFacts>[0]) => () => enteredFacts(facts);
const bath = { minC: 38, maxC: 41, at: 'pool' };

describe('a fact that somebody enters', () => {
  it('is stored with all its parts, how it was found, its source and its date', () => {
    expect(
      enteredFacts({ waterTemperature: { ...bath, basis: 'measured', source: ' City of Eger ', date: '2026-05' } }),
    ).toEqual({
      waterTemperature: { ...bath, basis: 'measured', source: 'City of Eger', date: '2026-05', readFrom: null },
    });
  });

  it('counts as told by its member where they do not say how they know', () => {
    expect(enteredFacts({ price: { kind: 'free' } })).toEqual({
      price: {
        kind: 'free',
        amount: null,
        currency: null,
        per: null,
        basis: 'told',
        source: null,
        date: null,
        readFrom: null,
      },
    });
  });

  it('is confirmed by whoever sends a fact that was read from a text', () => {
    const { waterTemperature } = enteredFacts({ waterTemperature: { ...bath, basis: 'read', readFrom: '38–41 °C' } });
    expect(waterTemperature).toMatchObject({ basis: 'told', readFrom: null });
  });

  it('has the lower temperature first, whichever way round they were given', () => {
    expect(enteredFacts({ waterTemperature: { minC: 41, maxC: 38 } }).waterTemperature).toMatchObject({
      minC: 38,
      maxC: 41,
    });
  });

  it('has an amount only where it is paid, with its currency', () => {
    const priceOf = (price: object) => enteredFacts({ price: { ...price } }).price;
    expect(priceOf({ kind: 'paid', amount: 12.5, currency: 'eur', per: 'day' })).toMatchObject({
      amount: 12.5,
      currency: 'EUR',
      per: 'day',
    });
    expect(priceOf({ kind: 'free', amount: 12, currency: 'EUR' })).toMatchObject({ amount: null, currency: null });
    expect(priceOf({ kind: 'paid', amount: 12 })).toMatchObject({ amount: null });
  });

  it('cannot have and lack the same amenity', () => {
    expect(enteredFacts({ amenities: { has: ['sauna'], lacks: ['sauna', 'food'] } }).amenities).toMatchObject({
      has: ['sauna'],
      lacks: ['food'],
    });
  });

  it('is open, closed until a day, or closed since a day', () => {
    const statusOf = (status: object) => enteredFacts({ status: { ...status } }).status;
    const dates = { until: '2027', since: '2020-01' };
    expect(statusOf({ state: 'open', ...dates })).toMatchObject({ until: null, since: null });
    expect(statusOf({ state: 'temporarilyClosed', ...dates })).toMatchObject(dates);
    expect(statusOf({ state: 'permanentlyClosed', ...dates })).toMatchObject({ until: null, since: '2020-01' });
  });

  it('is taken away by null, and by nothing in all its parts', () => {
    expect(enteredFacts({ season: null, safety: { risks: [] } })).toEqual({ season: null, safety: null });
  });

  it.each([
    ['a temperature that no water has', { waterTemperature: { minC: 40, maxC: 400 } }],
    ['half a temperature', { waterTemperature: { minC: 40 } }],
    ['an amount without saying that it is paid', { price: { amount: 5, currency: 'EUR' } }],
    ['a month that is none', { season: { open: ['brumaire'] } }],
    ['a date that is none', { price: { kind: 'free', date: '2026-13' } }],
    ['a source of 301 characters', { price: { kind: 'free', source: 'x'.repeat(301) } }],
  ])('is refused with %s', (_, facts) => {
    expect(entered(facts)).toThrow(AppError);
  });
});

describe('a fact that a text says', () => {
  const spring = details({ temperature: 'Up to about 207 °F at the source' });
  const read = { basis: 'read', source: 'NOAA', readFrom: 'Up to about 207 °F at the source' };

  it('is read from it, with the source of the place, and waits for somebody who confirms it', () => {
    const location = importLocation(
      spring,
      { source: 'NOAA', sourceId: '1', licence: null, asOf: null, sourceName: null },
      { id: 'a', now: NOON },
    );
    expect(location.waterTemperature).toMatchObject({ minC: 97, maxC: 97, at: 'source', ...read });
    expect(location.temperature).toBe('Up to about 207 °F at the source');
  });

  it('is read in a submission as well', () => {
    expect(pendingLocation('a', { bestTimeToVisit: 'May to June', state: 'X' }).season).toMatchObject({
      best: ['may', 'jun'],
      basis: 'read',
    });
  });

  it('follows the text', () => {
    const before = publishedLocation('a', { temperature: '40 °C' });
    expect(changeDetails(before, { temperature: '36 °C' }, NOON)?.waterTemperature).toMatchObject({ minC: 36 });
    expect(changeDetails(before, { temperature: 'warm' }, NOON)?.waterTemperature).toBeNull();
    expect(changeDetails(before, { temperature: null }, NOON)?.waterTemperature).toBeNull();
  });

  it('does not replace what somebody has entered', () => {
    const before = publishedLocation('a', { ...enteredFacts({ waterTemperature: bath }), temperature: '40 °C' });
    expect(changeDetails(before, { temperature: '20 °C' }, NOON)?.waterTemperature).toMatchObject(bath);
  });

  it('is named among the texts that no program could read', () => {
    expect(textsWithoutFact(publishedLocation('a', { temperature: 'lovely', priceRange: 'free' }))).toEqual([
      'temperature',
    ]);
  });
});
