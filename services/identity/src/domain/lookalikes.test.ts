import { lookOf, readingsOf } from './lookalikes.ts';

describe('usernames look alike', () => {
  it.each([
    ['paypal', 'раураl'],
    ['annl', 'annI'],
    ['ann1', 'annl'],
    ['maja', 'rnaja'],
    ['Maja', 'rnaja'],
    ['good', 'g00d'],
    ['ann', 'ａｎｎ'],
    ['ann', '𝐚𝐧𝐧'],
    ['scope', 'ѕсоре'],
  ])('%p and %p', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['ann', 'anne'],
    ['ian', 'lan'],
    ['ali', 'all'],
    ['jose', 'josé'],
    ['ann.bell', 'annbell'],
    ['山田', '山口'],
    ['مها', 'مهى'],
    ['さくら', 'サクラ'],
  ])('%p and %p do not', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

it('a name is read without marks and blanks, with digits and signs as letters', () => {
  for (const name of ['Admin', 'ad min', 'ÁDMÏN', '4dm1n', '@dmin', 'аdмin', 'ⓐdmin'])
    expect(readingsOf(name)).toContain('adrnln');
});
