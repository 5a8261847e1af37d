import fc from 'fast-check';

import { decode, encode } from './codec.ts';
import { compare } from './compare.ts';
import { value } from './generated-cases.fixture.ts';
import { inverted, orderKey } from './order-key.ts';
import { isDoc, plain } from './values.ts';

const values = fc.oneof(value, fc.double(), fc.string({ unit: 'binary' }), fc.date({ noInvalidDate: true })).map(plain);

describe('the bytes of a value in an index', () => {
  it('sort as the values compare, and backwards when inverted', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [left, right] = [orderKey(a), orderKey(b)];
        expect(Buffer.compare(left, right)).toBe(compare(a, b));
        expect(Buffer.compare(inverted(left), inverted(right))).toBe(0 - compare(a, b));
      }),
      { numRuns: 3000, seed: 3 },
    );
  });
});

describe('a stored document', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'constructor', 'toString', 'é'), values), (given) => {
        const doc = plain(given);
        if (!isDoc(doc)) throw new Error('no document');
        expect(decode(encode(doc))).toEqual(doc);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});
