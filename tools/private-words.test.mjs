import { judged, namesIn, usesIn, wordsOf } from './private-words.mjs';

const LIMITS = {
  names: { told: { instead: 'received', most: 1 } },
  phrases: { 'is told': { instead: 'receives', most: 0 } },
};

const usesOf = (...files) => usesIn(files, LIMITS);

describe('the check of names', () => {
  it('splits a name into its words', () => {
    expect(wordsOf('isToldTwice')).toEqual(['is', 'told', 'twice']);
    expect(wordsOf('TOLD_AT.ts')).toEqual(['told', 'at', 'ts']);
  });

  it('reads what a file declares, and not what it calls or the fields of its types', () => {
    const text = 'type Row = { told: string };\nconst told = ask(asked), f = ({ a: heard }) => heard.told;';
    expect(namesIn('src/row.ts', text).map(({ name, line }) => `${name} ${line}`)).toEqual([
      'row.ts 1',
      'Row 1',
      'told 2',
      'f 2',
      'heard 2',
    ]);
  });

  it('accepts as many uses as are recorded, and records fewer', () => {
    const one = usesOf(['src/a.ts', 'const toldState = 1;']);
    expect(judged(one, LIMITS)).toEqual({ problems: [], lowered: LIMITS });
    expect(judged(usesOf(), LIMITS).lowered.names.told.most).toBe(0);
  });

  it('refuses one more, and names what to write instead', () => {
    const two = usesOf(['src/a.ts', 'const toldState = 1;'], ['src/told.ts', '']);
    expect(two.get('told')).toEqual(['src/a.ts:1 toldState', 'src/told.ts:1 told.ts']);
    const { problems, lowered } = judged(two, LIMITS);
    expect(problems).toEqual([expect.stringContaining('"told" 2 times, at most 1: write received')]);
    expect(lowered.names.told.most).toBe(1);
  });

  it('reads phrases in the documentation', () => {
    const uses = usesOf(['docs/a.md', 'Who is told\nanother is told.'], ['src/a.ts', '// is told']);
    expect(uses.get('is told')).toEqual(['docs/a.md:1 is told', 'docs/a.md:2 is told']);
  });
});
