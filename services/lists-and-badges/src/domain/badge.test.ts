import { BADGE_AT_LEAST, BADGE_LEVELS, BADGE_TYPES } from '@wellspring/rest-contract/badge-rules';
import { LOAD } from '@wellspring/words/load';
import { textOf } from '@wellspring/words/translate';
import { BADGE_RULES, describeBadge, displayBadge, type Badge } from './badge.ts';

const badge = (type: Badge['type'], level: Badge['level'], day: number): Badge => ({
  type,
  level,
  earnedAt: new Date(Date.UTC(2026, 0, day)),
  criteria: [],
});

describe('the badge beside a name', () => {
  it('is the highest level, however old', () => {
    const bronze = badge('reviewer', 'bronze', 1);
    expect(displayBadge([badge('curator', 'starter', 9), bronze, badge('reviewer', 'starter', 8)])).toBe(bronze);
  });

  it('is the newest of those with the same level', () => {
    const last = badge('explorer', 'starter', 9);
    expect(displayBadge([badge('curator', 'starter', 3), last, badge('reviewer', 'starter', 8)])).toBe(last);
  });

  it('is null for a member without badges', () => {
    expect(displayBadge([])).toBeNull();
  });
});

it('a badge describes how to earn it', () => {
  expect(describeBadge({ type: 'reviewer', level: 'starter' })).toBe('1 place reviewed');
  expect(describeBadge({ type: 'explorer', level: 'gold' })).toBe('100 places visited or favorited');
});

it('badges are called and described as clients say it in English', async () => {
  const { messages } = await (await LOAD.en()).parts.badges();
  const text = (name: string, count = 0) => textOf(() => messages, `badges.${name}`, { count });
  for (const type of BADGE_TYPES) {
    expect(text(type)).toBe(BADGE_RULES[type].name);
    BADGE_LEVELS.forEach((level, rank) => {
      expect(text(`${type}Needs`, BADGE_AT_LEAST[type][rank])).toBe(describeBadge({ type, level }));
    });
  }
});
