import { checkQuery } from './check-query.ts';

const near = { latitude: 35, longitude: 135 };

describe('what may be asked of the list', () => {
  it('goes 10,000 deep with search or near', () => {
    expect(() => checkQuery({ text: 'spa', limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(() => checkQuery({ near, limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(checkQuery({ text: 'spa', near, limit: 9, offset: 10_000 })).toMatchObject({ offset: 10_000 });
  });

  it('goes to the last page without', () => {
    expect(checkQuery({ categoryId: 20, limit: 9, offset: 900_000 })).toMatchObject({ offset: 900_000 });
  });

  it('says which part needs which other', () => {
    const rest = { limit: 9, offset: 0 };
    expect(() => checkQuery({ radiusKm: 5, ...rest })).toThrow('radiusKm needs near');
    expect(() => checkQuery({ sort: 'distance', ...rest })).toThrow('sort distance needs near');
    expect(() => checkQuery({ sort: 'relevance', ...rest })).toThrow('sort relevance needs search');
  });
});
