import { buildSchema } from 'graphql';
import { operationGate } from './admit-operation.ts';

const TOO_BUSY = 'More people are here right now than can be answered. Please try again in a moment.';

const graph = { schema: buildSchema('type Query { count: Int }'), listSizes: new Map() };

describe('an operation that is not one of the web client', () => {
  it.each([
    ['is admitted when its turn came within two seconds', 2_000, []],
    ['is refused when it did not', 2_001, [TOO_BUSY]],
  ])('%s', async (_, waited, refusals) => {
    let time = 0;
    const admit = operationGate(graph, new Map(), false, () => time);
    const admitted = admit({ query: '{ count }' });
    time = waited;
    const [result] = await Promise.allSettled([admitted]);
    expect(result.status === 'rejected' ? [(result.reason as Error).message] : []).toEqual(refusals);
  });
});
