import { slowTexts } from '@wellspring/testkit/hostile-texts';
import { buildSchema } from 'graphql';
import { operationChecker } from './check-operation.ts';

const schema = buildSchema('type Query { springs(limit: Int): Int }');
const check = operationChecker({ schema, listSizes: new Map() }, false);
const ask = (query: string) => check({ query, operationName: undefined, variables: {} });

describe('what is wrong with an operation', () => {
  it('is said without help, where the schema is not shown', () => {
    expect(ask('{ spring }')).toEqual({ mistakes: ['Cannot query field "spring" on type "Query".'] });
  });

  it('is found in little time, whatever the texts in it', async () => {
    expect(await slowTexts((text) => ask(`{ springs(limit: ${JSON.stringify(text)}) }`))).toEqual([]);
  });
});
