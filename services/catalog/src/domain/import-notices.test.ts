import { collectNotices } from './import-notices.ts';

const field = (given: unknown, reason = 'is not a number') => ({ field: 'temperatureC', given, reason });

describe('the notices of an import', () => {
  it('are one for each kind, with its count, its first lines and the first values', () => {
    const { unreadable, refused, all } = collectNotices();
    for (let line = 1; line <= 65_004; line += 1) refused(line, 'the line is not JSON');
    for (const [line, given] of ['B', 'B', 'H', 'W', 'X'].entries()) unreadable(line + 1, field(given));
    unreadable(9, field({ c: 1 }, 'is not a text'));
    expect(all()).toEqual([
      { words: 'temperatureC: "B", "H", or "W" is not a number', isRefused: false, rows: 5, firstLines: [1, 2, 3] },
      { words: 'temperatureC: {"c":1} is not a text', isRefused: false, rows: 1, firstLines: [9] },
      { words: 'the line is not JSON', isRefused: true, rows: 65_004, firstLines: [1, 2, 3] },
    ]);
  });

  it('show the beginning of a long value', () => {
    const { unreadable, all } = collectNotices();
    unreadable(1, field('x'.repeat(1_000)));
    expect(all()[0]?.words.length).toBeLessThan(80);
  });

  it('are limited in number', () => {
    const { refused, all } = collectNotices();
    for (let line = 1; line <= 1_000; line += 1) refused(line, `reason ${line}`);
    const notices = all();
    expect(notices.length).toBeLessThanOrEqual(101);
    expect(notices.at(-1)).toMatchObject({ words: 'other rows for other reasons', isRefused: true });
    expect(notices.reduce((rows, notice) => rows + notice.rows, 0)).toBe(1_000);
  });
});
