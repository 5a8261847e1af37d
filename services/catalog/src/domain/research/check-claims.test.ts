import { fieldsOf } from '@wellspring/place-schema/kinds';
import { checkClaims } from './check-claims.ts';

const VALUES: Readonly<Record<string, string>> = { country: 'Japan', website: 'https://example.org/' };

describe('the proposal of a research', () => {
  it.each(fieldsOf('text').map(([field]) => field))('has the text %s of the table, with its source', (field) => {
    const value = VALUES[field] ?? 'Warm water';
    const proposal = checkClaims([{ field, value, source: 'A survey', url: null }], []);
    expect(proposal[field]).toBe(value);
    expect(proposal.sources).toEqual([{ field, source: 'A survey', url: null }]);
  });
});
