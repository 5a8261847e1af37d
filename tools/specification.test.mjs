import { missingParts, specifiedIds, testTexts, unproven } from './specification.mjs';

describe('what is specified', () => {
  it('is proven by a passed test that names its id', () => {
    expect(unproven(['S001', 'C002'], ['S001 the start page', 'GET /api/user (C002) answers'])).toEqual([]);
    expect(unproven(['S001', 'C002'], ['S0012 the start page'])).toEqual([
      'no passed test names S001 of docs/specification.md',
      'no passed test names C002 of docs/specification.md',
    ]);
  });

  it('is named where it is tested, also by what a run leaves out', () => {
    expect(unproven(['S001', 'S013'], testTexts())).toEqual([]);
    expect(unproven(['S9' + '99'], testTexts())).toHaveLength(1);
  });

  it('has one row for each id', () => {
    expect(unproven(['S001', 'S001'], ['S001'])).toEqual(['S001 stands in docs/specification.md twice']);
    expect(new Set(specifiedIds()).size).toBe(specifiedIds().length);
  });

  it('is built where it says', () => {
    expect(missingParts()).toEqual([]);
  });
});
