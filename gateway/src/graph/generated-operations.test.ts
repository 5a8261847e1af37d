import fc from 'fast-check';
import { compare, exampleSchema, fits } from './compared.fixture.ts';
import { operations } from './generated-operations.fixture.ts';

const RUNS = 300;

describe('generated operations', () => {
  it('are answered compiled as by the executor of @apollo/gateway', async () => {
    const seen = { compared: 0, compiled: 0 };
    const generated = operations(exampleSchema).filter(({ text }) => fits(text));
    await fc.assert(
      fc.asyncProperty(generated, async ({ text, variables }) => {
        const { compiled, uncompiled, understood } = await compare(text, variables);
        expect(compiled).toEqual(uncompiled);
        seen.compared += 1;
        if (understood) seen.compiled += 1;
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 6_000, seed: 20_260 },
    );
    expect(seen.compared).toBeGreaterThan(20);
    expect(seen.compiled).toBe(seen.compared);
  });
});
