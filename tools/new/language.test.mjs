import { ROOT } from '../install.mjs';
import { languageFiles, languageValues } from './language.mjs';

describe('a new language', () => {
  it.each([
    ['hu', { tag: 'hu', key: 'hu', ownName: 'Magyar', direction: 'ltr' }],
    ['he', { tag: 'he', key: 'he', ownName: 'עברית', direction: 'rtl' }],
    ['pt-br', { tag: 'pt-BR', key: "'pt-BR'", ownName: 'Português (Brasil)', direction: 'ltr' }],
    ['zh-Hant', { tag: 'zh-Hant', key: "'zh-Hant'", ownName: '繁體中文', direction: 'ltr' }],
  ])('is one that there is: %s', (tag, values) => {
    expect(languageValues(tag)).toEqual(values);
  });

  it.each(['xx', 'qqq', 'x-hu', '../hu', 'Magyar nyelv', 'hu_HU'])('is refused where there is none: %s', (tag) => {
    expect(() => languageValues(tag)).toThrow(`"${tag}" is no language`);
  });

  it('has a glossary with the meaning of each term, and a file for each part', () => {
    const [glossary, ...parts] = languageFiles(ROOT, 'hu').map(({ path, text }) => [path, JSON.parse(text)]);
    expect(glossary).toMatchObject(['packages/words/glossaries/hu.json', { badge: { say: [], except: [] } }]);
    expect(glossary[1].badge.meaning).toMatch(/\w/);
    expect(parts).toContainEqual(['packages/words/messages/hu/lists.json', {}]);
  });
});
