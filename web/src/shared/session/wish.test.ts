/** @jest-environment @happy-dom/jest-environment */
import { grantWish, hasGrantedWish, rememberWish, takeWish } from './wish.ts';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const PAGE = '/location/p1';
const HEART = { act: 'favorite', subject: 'p1' } as const;

beforeEach(() => sessionStorage.clear());

describe("a visitor's wish", () => {
  it('is granted by signing in to its page, and taken once', () => {
    rememberWish(HEART, PAGE, NOW);
    grantWish(`${PAGE}?from=list`, NOW);
    expect(hasGrantedWish(PAGE, NOW)).toBe(true);
    expect(takeWish(HEART, PAGE, NOW)).toBe(true);
    expect(takeWish(HEART, PAGE, NOW)).toBe(false);
  });

  it('is not granted to a member who was already signed in', () => {
    rememberWish(HEART, PAGE, NOW);
    expect(hasGrantedWish(PAGE, NOW)).toBe(false);
    expect(takeWish(HEART, PAGE, NOW)).toBe(false);
  });

  it('is forgotten by signing in to go elsewhere', () => {
    rememberWish(HEART, PAGE, NOW);
    grantWish('/home', NOW);
    grantWish(PAGE, NOW);
    expect(takeWish(HEART, PAGE, NOW)).toBe(false);
  });

  it('matches only its own subject, act and page', () => {
    rememberWish(HEART, PAGE, NOW);
    grantWish(PAGE, NOW);
    expect(takeWish({ ...HEART, subject: 'p2' }, PAGE, NOW)).toBe(false);
    expect(takeWish({ ...HEART, act: 'report' }, PAGE, NOW)).toBe(false);
    expect(takeWish(HEART, '/home', NOW)).toBe(false);
    expect(takeWish(HEART, PAGE, NOW)).toBe(true);
  });

  it('lives half an hour, and gives way to the next', () => {
    rememberWish(HEART, PAGE, NOW);
    grantWish(PAGE, NOW + 31 * MINUTE);
    expect(takeWish(HEART, PAGE, NOW + 31 * MINUTE)).toBe(false);
    rememberWish(HEART, PAGE, NOW);
    rememberWish({ act: 'report', subject: 'p1' }, PAGE, NOW);
    grantWish(PAGE, NOW);
    expect(takeWish(HEART, PAGE, NOW)).toBe(false);
  });

  it.each(['not JSON', 'null', '{}', '{"act":"favorite","subject":"p1","page":"/location/p1","isGranted":1,"at":1}'])(
    'that is not readable is none: %s',
    (text) => {
      sessionStorage.setItem('wellspring-wish', text);
      expect(takeWish(HEART, PAGE, NOW)).toBe(false);
    },
  );
});
