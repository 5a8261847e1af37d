import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { EMAIL } from './account-limits.ts';
import { day, text } from './text.ts';

const messagesOf = (schema: z.ZodType, given: unknown): readonly string[] =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];

describe('a text of a request', () => {
  it('is not examined by later rules when it is too long', () => {
    const seen: string[] = [];
    const looked = text({ max: 5, isTrimmed: true, words: verbatim('wrong') })
      .refine((given) => seen.push(given) > 0)
      .transform((given) => seen.push(given));
    expect(messagesOf(looked, 'x'.repeat(100))).toEqual(['wrong']);
    expect(seen).toEqual([]);
  });

  it('is counted in code points, without the blanks around it where it is trimmed', () => {
    const name = text({
      min: 2,
      max: 3,
      isTrimmed: true,
      words: { tooShort: verbatim('short'), tooLong: verbatim('long') },
    });
    expect(name.parse('  ♨️𐐷 ')).toBe('♨️𐐷');
    expect(messagesOf(name, ' a ')).toEqual(['short']);
    expect(messagesOf(name, 'abcd')).toEqual(['long']);
    expect(messagesOf(text({ max: 3, words: { tooLong: verbatim('long') } }), ' ab ')).toEqual(['long']);
  });

  it('is refused in its own words, one for each reason or the same for all', () => {
    const each = text({
      min: 1,
      max: 5,
      pattern: /^a/,
      words: { missing: verbatim('none'), tooShort: verbatim('short'), malformed: verbatim('odd') },
    });
    expect([undefined, '', 'b'].map((given) => messagesOf(each, given)[0])).toEqual(['none', 'short', 'odd']);
    const same = text({ min: 1, max: 5, pattern: /^a/, words: verbatim('no') });
    expect([undefined, '', 'b', 'aaaaaa'].map((given) => messagesOf(same, given)[0])).toEqual(['no', 'no', 'no', 'no']);
  });

  it('shows its limits in the documents of the API', () => {
    const schema = text({ min: 1, max: 5, isTrimmed: true, pattern: /^a/ });
    expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ minLength: 1, maxLength: 5, pattern: '^a' });
    expect(z.toJSONSchema(day(verbatim('no day')), { io: 'input' })).toMatchObject({ maxLength: 10, format: 'date' });
  });

  it('can be a day of the calendar', () => {
    expect(day(verbatim('no day')).parse('2026-02-28')).toBe('2026-02-28');
    expect(
      ['2026-02-30', '2026-2-3', '2026-02-28T00:00:00Z', null].map((given) =>
        messagesOf(day(verbatim('no day')), given),
      ),
    ).toEqual(Array(4).fill(['no day']));
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.c', 'a.b+c@d.e.f', 'ä@ö.ü', '.@..x'])('may be %s', (given) => expect(EMAIL.test(given)).toBe(true));
  it.each(['', 'a', 'a@b', '@b.c', 'a@b.', 'a@.b', 'a@b@c.d', 'a b@c.d', 'a@b.c\n'])('is not %j', (given) =>
    expect(EMAIL.test(given)).toBe(false),
  );
});
