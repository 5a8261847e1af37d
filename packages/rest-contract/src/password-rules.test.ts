import { isGuessable, isMadeOfOwnWords } from './password-rules.ts';

const ANN = ['ann.bell@example.org', 'warm_ann', 'Ann', 'Bell'];

describe('a password that is easy to guess', () => {
  it.each([
    ...['wellspring', 'Wellspring1', 'WELLSPRING!!', 'W3llspring', 'We11spr1ng2026', 'well spring', 'Well-Spring!'],
    ...[
      'w.e.l.l.s.p.r.i.n.g',
      'gnirpsllew',
      'mywellspring',
      'Wellsprings2026',
      'wellspringwellspring',
      'ｗｅｌｌｓｐｒｉｎｇ',
      'W€llspr!ng',
    ],
    ...['      ', 'aaaaaa', 'Password1!', 'P@ssw0rd', 'Summer2024', 'summerwinter1', 'hello dragon', 'drowssap'],
  ])('is %p', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it.each([
    ...['warm water', 'summer rain on tin roofs', 'wellspring of the hills', '8472910384', 'correct horse', 'aaaaab7'],
    ...['wellspring94827163', '温泉が好きです', 'מים חמים'],
  ])('is not %p', (password) => {
    expect(isGuessable(password)).toBe(false);
  });
});

describe('a password of one’s own words', () => {
  it.each([
    ...['ann.bell@example.org', 'Ann.Bell', 'annbell1', 'warm_ann', 'bell2024!', 'BellBell', 'example1', 'Bell Ann'],
    ...['lleb.nna', 'llebnna1', '4nnB3ll!', 'an.n.be.ll', 'bell@example.org', 'Ann-Bell-1990'],
  ])('is %p', (password) => {
    expect(isMadeOfOwnWords(password, ANN)).toBe(true);
  });

  it.each(['warm water', 'ann likes tea', 'bell9281736450', 'bellflower'])('is not %p', (password) => {
    expect(isMadeOfOwnWords(password, ANN)).toBe(false);
  });

  it('is recognized in every script, and with marks in any composition', () => {
    expect(isMadeOfOwnWords('Ольга1990', ['x@y.org', 'Ольга'])).toBe(true);
    expect(isMadeOfOwnWords('山田太郎12', ['太郎', '山田'])).toBe(true);
    expect(isMadeOfOwnWords('Jose\u0301Maria', ['Jos\u00e9', 'Maria'])).toBe(true);
    expect(isMadeOfOwnWords('𝐚𝐧𝐧𝐛𝐞𝐥𝐥', ANN)).toBe(true);
  });

  it('is not found where the member has no names', () => {
    expect(isMadeOfOwnWords('Ann.Bell', [null, undefined, '', 'al'])).toBe(false);
  });
});
