import { checkQuery } from './check-query.ts';

const near = { latitude: 35, longitude: 135 };

describe('the limits of a list', () => {
  it('allow an offset of 10,000 with search or near', () => {
    expect(() => checkQuery({ text: 'spa', limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(() => checkQuery({ near, limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(checkQuery({ text: 'spa', near, limit: 9, offset: 10_000 })).toMatchObject({ offset: 10_000 });
  });

  it('allow any offset without search or near', () => {
    expect(checkQuery({ categoryId: 20, limit: 9, offset: 900_000 })).toMatchObject({ offset: 900_000 });
  });

  it('name the parameter that needs another one', () => {
    const rest = { limit: 9, offset: 0 };
    expect(() => checkQuery({ radiusKm: 5, ...rest })).toThrow('radiusKm needs near');
    expect(() => checkQuery({ sort: 'distance', ...rest })).toThrow('sort distance needs near');
    expect(() => checkQuery({ sort: 'relevance', ...rest })).toThrow('sort relevance needs search');
  });
});
