import { HOT_SPRINGS } from '../categories.ts';
import { pinFact } from './pin-fact.ts';

const SPA = HOT_SPRINGS + 1;
const NO_FACTS = { minC: null, maxC: null, average: null, isFree: false };
const ALL_FACTS = { minC: 36, maxC: 41, average: 4.6, isFree: true };

const TEMPERATURE = { kind: 'temperature', minC: 36, maxC: 41 };
const RATING = { kind: 'rating', average: 4.6 };
const PRICE = { kind: 'price' };
const OPEN_NOW = { kind: 'open', isNow: true };
const OPEN_THEN = { kind: 'open', isNow: false };

describe('the fact of a pin without filters', () => {
  it('is the temperature of a hot spring', () => {
    expect(pinFact(HOT_SPRINGS, ALL_FACTS, {})).toEqual(TEMPERATURE);
  });

  it('is the rating of a hot spring without a temperature', () => {
    expect(pinFact(HOT_SPRINGS, { ...ALL_FACTS, minC: null, maxC: null }, {})).toEqual(RATING);
  });

  it.each([
    ['another kind', SPA],
    ['a place of unknown kind', null],
  ])('is the rating of %s, even if it has a temperature', (_, category) => {
    expect(pinFact(category, ALL_FACTS, {})).toEqual(RATING);
  });

  it('is that it is free where there is no rating', () => {
    expect(pinFact(SPA, { ...ALL_FACTS, average: null }, {})).toEqual(PRICE);
  });

  it('is nothing without any fact, or with only one end of the temperature', () => {
    expect(pinFact(SPA, NO_FACTS, {})).toBeNull();
    expect(pinFact(HOT_SPRINGS, { ...NO_FACTS, minC: 36 }, {})).toBeNull();
    expect(pinFact(HOT_SPRINGS, { ...NO_FACTS, maxC: 41 }, {})).toBeNull();
  });

  it('is a temperature or a rating of zero, too', () => {
    const icy = { ...NO_FACTS, minC: 0, maxC: 0 };
    expect(pinFact(HOT_SPRINGS, icy, {})).toEqual({ kind: 'temperature', minC: 0, maxC: 0 });
    expect(pinFact(SPA, { ...ALL_FACTS, average: 0 }, {})).toEqual({ kind: 'rating', average: 0 });
  });
});

describe('the fact of a pin with filters', () => {
  it.each([
    ['a lowest temperature', { minC: 30 }, TEMPERATURE],
    ['a highest temperature', { maxC: 45 }, TEMPERATURE],
    ['a lowest temperature of zero', { minC: 0 }, TEMPERATURE],
    ['what is open now', { openNow: true }, OPEN_NOW],
    ['what is open at a time', { openAt: 1_780_000_000_000 }, OPEN_THEN],
    ['what is open at a time and now: the time comes first', { openNow: true, openAt: 0 }, OPEN_THEN],
    ['a price', { price: ['free', 'paid'] }, PRICE],
    ['a rating', { minRating: 4 }, RATING],
    ['a rating of at least zero', { minRating: 0 }, RATING],
    ['what no fact says', { wheelchair: ['yes'], withPhotos: true }, RATING],
  ])('is what was asked for: %s', (_, filters, fact) => {
    expect(pinFact(SPA, ALL_FACTS, filters)).toEqual(fact);
  });

  it('comes before the temperature of a hot spring', () => {
    expect(pinFact(HOT_SPRINGS, ALL_FACTS, { minRating: 4 })).toEqual(RATING);
    expect(pinFact(HOT_SPRINGS, ALL_FACTS, { price: ['free'] })).toEqual(PRICE);
    expect(pinFact(HOT_SPRINGS, ALL_FACTS, { openNow: true })).toEqual(OPEN_NOW);
  });

  it('is the first of temperature, open, free and rating where several were asked for', () => {
    const all = { minRating: 4, price: ['free'], openNow: true, minC: 30 };
    expect(pinFact(SPA, ALL_FACTS, all)).toEqual(TEMPERATURE);
    expect(pinFact(SPA, { ...ALL_FACTS, minC: null }, all)).toEqual(OPEN_NOW);
    expect(pinFact(SPA, ALL_FACTS, { minRating: 4, price: ['free'], openNow: false })).toEqual(PRICE);
    expect(pinFact(SPA, { ...ALL_FACTS, isFree: false }, { minRating: 4, price: ['paid'] })).toEqual(RATING);
  });

  it('does not say that a place is open when those that do not say their hours are shown, too', () => {
    expect(pinFact(SPA, ALL_FACTS, { openNow: true, includeUnknown: true })).toEqual(RATING);
    expect(pinFact(SPA, NO_FACTS, { openAt: 0, includeUnknown: true })).toBeNull();
  });

  it('is another one where the place lacks the one that was asked for', () => {
    expect(pinFact(SPA, { ...NO_FACTS, average: 4.6 }, { minC: 30 })).toEqual(RATING);
    expect(pinFact(SPA, { ...NO_FACTS, isFree: true }, { minRating: 4 })).toEqual(PRICE);
  });
});
