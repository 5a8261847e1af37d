import { checkLanguage, missingTerms } from './check-language.mjs';
import { readGlossary, readMessages, readTerms } from './read-messages.mjs';
import { LANGUAGES, OFFERED_LANGUAGES } from '../../packages/words/src/languages.ts';

const check = (language, english, own, glossary = {}) =>
  checkLanguage(language, { english: Object.entries(english), own: Object.entries(own), glossary });

describe('a message in another language', () => {
  it('has the parameters of the English one', () => {
    const { problems } = check('de', { 'a.b': 'By {name}' }, { 'a.b': 'Von {nahme}' });
    expect(problems).toEqual(['a.b: its parameters are "nahme", in English "name"']);
  });

  it('has its elements', () => {
    const { problems } = check('de', { 'a.b': '<link>Sign in</link>' }, { 'a.b': 'Anmelden' });
    expect(problems).toEqual(['a.b: its elements are others than in English']);
  });

  it('has each form that its language counts with, and no other', () => {
    const english = { 'a.b': '{n, plural, one {# place} other {# places}}' };
    expect(check('ja', english, { 'a.b': '{n, plural, other {#か所}}' }).problems).toEqual([]);
    expect(check('ar', english, { 'a.b': '{n, plural, one {#} other {#}}' }).problems).toHaveLength(4);
    expect(check('de', english, { 'a.b': '{n, plural, one {#} few {#} other {#}}' }).problems).toHaveLength(1);
  });

  it('can be read', () => {
    expect(check('de', { 'a.b': 'x' }, { 'a.b': '{name' }).problems[0]).toMatch(/^a\.b: it cannot be read/);
  });

  it('is one that there is in English', () => {
    expect(check('de', {}, { 'a.b': 'x' }).problems).toEqual(['a.b: there is no such message in English']);
  });

  it('says the terms of the glossary as the glossary does', () => {
    const glossary = { 'hot spring': { say: ['Thermalquelle'], except: ['a.name'] } };
    const english = { 'a.b': 'All hot springs', 'a.name': 'Hot spring', 'a.c': 'Hot springtime' };
    const own = { 'a.b': 'Alle heißen Wasser', 'a.name': 'Quelle', 'a.c': 'Heißer Frühling' };
    expect(check('de', english, own, glossary).problems).toEqual(['a.b: "hot spring" is said as Thermalquelle']);
  });

  it('needs no term for the name of a parameter or an element', () => {
    const glossary = { category: { say: ['Kategorie'] }, place: { say: ['Ort'] } };
    expect(
      check('de', { 'a.b': '{category} in <place></place>' }, { 'a.b': '{category}: <place></place>' }, glossary),
    ).toEqual({ problems: [], missing: [] });
    expect(
      check(
        'de',
        { 'a.b': '{n, plural, one {# category} other {# categories}}' },
        { 'a.b': '{n, plural, one {#} other {#}}' },
        glossary,
      ).problems,
    ).toHaveLength(1);
    expect(check('de', { 'a.b': 'All categories' }, { 'a.b': 'Alle Arten' }, glossary).problems).toEqual([
      'a.b: "category" is said as Kategorie',
    ]);
  });

  it('is not empty', () => {
    expect(check('de', { 'a.b': 'x' }, { 'a.b': ' ' }).problems).toEqual([
      'a.b: it is empty: remove it, and it is shown in English',
    ]);
  });

  it('may be missing: then it is counted', () => {
    expect(check('de', { 'a.b': 'x', 'a.c': 'y' }, { 'a.c': 'z' }).missing).toEqual(['a.b']);
  });
});

const translated = Object.keys(LANGUAGES).filter((language) => !language.startsWith('en'));

describe('the glossary of', () => {
  it.each(translated)('%s has each term of the product, once there are messages', async (language) => {
    const [terms, own, glossary] = await Promise.all([readTerms(), readMessages(language), readGlossary(language)]);
    expect(Object.keys(glossary).filter((term) => !Object.hasOwn(terms, term))).toEqual([]);
    expect(own.length > 0 ? missingTerms(Object.keys(terms), glossary) : []).toEqual([]);
  });
});

describe('the messages of', () => {
  it.each(['en', ...translated])('%s hold to these rules', async (language) => {
    const [english, own, glossary] = await Promise.all([
      readMessages('en'),
      readMessages(language),
      readGlossary(language),
    ]);
    expect(checkLanguage(language, { english, own, glossary }).problems).toEqual([]);
  });
});

/** Why a language cannot be offered; none where it can. */
const refusalOf = async (language) => {
  const [english, own] = await Promise.all([readMessages('en'), readMessages(language)]);
  const { missing } = checkLanguage(language, { english, own, glossary: {} });
  if (missing.length === 0) return [];
  return [
    `"${language}" is in OFFERED_LANGUAGES, but ${missing.length} of its messages are missing, such as ${missing[0]}. ` +
      `"npm run languages -- ${language}" prints them.`,
  ];
};

describe('a language that is offered', () => {
  it.each(OFFERED_LANGUAGES)('has every message: %s', async (language) => {
    expect(await refusalOf(language)).toEqual([]);
  });

  it('may not have a missing message', async () => {
    const [refusal] = await refusalOf('tlh');
    expect(refusal).toMatch(/^"tlh" is in OFFERED_LANGUAGES, but \d{4} of its messages are missing, such as /);
  });
});
