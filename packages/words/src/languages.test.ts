import { writtenLanguage } from './languages.ts';

describe('a language that is offered', () => {
  it('is the one that texts to its readers are written in', () => {
    expect(writtenLanguage('de')).toBe('de');
    expect(writtenLanguage('en-XA')).toBe('en');
  });
});
