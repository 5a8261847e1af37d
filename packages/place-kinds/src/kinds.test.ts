import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { categoryOfKind, isKindId, KIND_IDS } from './kinds.ts';

const namesIn = (language: string): readonly string[] => {
  const messages: unknown = JSON.parse(
    readFileSync(new URL(`../../words/messages/${language}/kinds.json`, import.meta.url), 'utf8'),
  );
  return typeof messages === 'object' && messages ? Object.keys(messages) : [];
};

describe('kinds', () => {
  test('each is under one category', () => {
    expect(new Set(KIND_IDS).size).toBe(KIND_IDS.length);
    expect(categoryOfKind('onsen')).toBe(20);
    expect(categoryOfKind('chiropractor')).toBe(22);
    expect(new Set(KIND_IDS.map(categoryOfKind))).toEqual(new Set([20, 21, 22, 23, 24, 25, 26, 28]));
  });

  test.each(['en', 'de', 'es', 'fr', 'ja', 'ar'])('each has a name in %s', (language) => {
    expect(namesIn(language)).toEqual([...KIND_IDS].sort());
  });

  test('other texts are none', () => {
    expect(isKindId('sauna')).toBe(true);
    expect(isKindId('Sauna')).toBe(false);
    expect(isKindId('toString')).toBe(false);
  });
});
