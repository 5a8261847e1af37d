import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, OFFERED_LANGUAGES, writtenLanguage } from './languages.ts';

const MESSAGES = new URL('../messages/', import.meta.url);

/** The names of the messages of one part; none where the language has no such file. */
const namesIn = async (language: string, file: string): Promise<readonly string[]> => {
  const text = await readFile(new URL(`${language}/${file}`, MESSAGES), 'utf8').catch(() => '{}');
  const messages: unknown = JSON.parse(text);
  return typeof messages === 'object' && messages !== null ? Object.keys(messages) : [];
};

const missingIn = async (language: string): Promise<readonly string[]> => {
  const files = await readdir(new URL(DEFAULT_LANGUAGE, MESSAGES));
  const missing = await Promise.all(
    files.map(async (file) => {
      const own = new Set(await namesIn(language, file));
      const names = await namesIn(DEFAULT_LANGUAGE, file);
      return names.filter((name) => !own.has(name)).map((name) => `${file.replace(/json$/, '')}${name}`);
    }),
  );
  return missing.flat();
};

/** Why a language cannot be offered; none where it can. */
const refusalOf = async (language: string): Promise<readonly string[]> => {
  const [first, ...others] = await missingIn(language);
  if (first === undefined) return [];
  const count = others.length + 1;
  return [
    `"${language}" is in OFFERED_LANGUAGES, but ${count} of its messages are missing, such as ${first}. ` +
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

  it('is the one that texts to its readers are written in', () => {
    expect(writtenLanguage('de')).toBe('de');
    expect(writtenLanguage('en-XA')).toBe('en');
  });
});
