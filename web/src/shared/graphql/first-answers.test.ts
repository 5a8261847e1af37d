import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { restoreAnswers } from './first-answers.ts';
import { addOperations } from './persisted-operations.ts';

// Registrations of a test persist: each test has its own operation.
const LATER = parse('query Later($offset: Int) { later(offset: $offset) { total } }');
const CHANGED = parse('query Changed($offset: Int) { later(offset: $offset) { total } }');
const ANSWER = { later: { total: 1 } };

describe('the answers that the first HTML was made from', () => {
  it('are written as soon as the operation of an island is registered', () => {
    const cache = new InMemoryCache();
    restoreAnswers(cache, [['Later', { offset: 0 }, ANSWER]]);
    const read = () => cache.readQuery({ query: LATER, variables: { offset: 0 } });
    expect(read()).toBeNull();
    addOperations({ Later: ['0'.repeat(64), LATER] });
    expect(read()).toEqual(ANSWER);
  });

  it('are written once, so later changes stay', () => {
    const cache = new InMemoryCache();
    addOperations({ Changed: ['0'.repeat(64), CHANGED] });
    restoreAnswers(cache, [['Changed', {}, ANSWER]]);
    cache.writeQuery({ query: CHANGED, variables: {}, data: { later: { total: 2 } } });
    addOperations({});
    expect(cache.readQuery({ query: CHANGED, variables: {} })).toEqual({ later: { total: 2 } });
  });
});
