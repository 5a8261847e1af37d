import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIn } from '../error-text.ts';
import { LOAD, SHOWN_PARTS } from '../generated/load.ts';
import { say, type Message } from '../message.ts';
import { textOf, type CompiledPart, type Values } from '../translate.ts';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Texts by the ids of their messages, as one document specifies them. */
const specifiedBy = (name: string): [id: string, text: string][] => {
  const texts: unknown = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
  if (!isTexts(texts)) throw new Error(`${name}.json is no table of texts`);
  return Object.entries(texts);
};

/** Texts with values: what people read with these. */
const SHOWN: [id: string, values: Values, text: string][] = [
  ['addLocation.middleOf', { town: 'Bath' }, 'This is the middle of Bath: drag the pin'],
  ['addLocation.submitFailed', { why: 'Too long.' }, 'Failed to submit location: Too long.'],
  ['lists.resultsFor', { search: 'Bath' }, 'Search Results for "Bath"'],
  ['place.morePhotos', { count: 7 }, '+7<said> more photos</said>'],
  ['place.photoCount', { count: 1 }, '1 photo'],
  ['place.photoCount', { count: 7 }, '7 photos'],
  ['places.searchFor', { text: 'Bath' }, 'Search for “Bath”'],
  ['places.searchResultsFor', { words: 'Bath' }, 'Search Results for "Bath"'],
  ['places.showNear', { around: 'point', place: 'Bath' }, 'Show places near Bath'],
];

const NAME = say('contract.contactName');

const SAID: [text: string, message: Message][] = [
  ['Password must be at least 6 characters long', say('contract.passwordTooShort', { min: 6 })],
  ['Username must be at least 3 characters', say('contract.usernameTooShort', { min: 3 })],
  ['Name must be at least 2 characters', say('contract.fieldTooShort', { label: NAME, min: 2 })],
  ['Name must be at most 200 characters', say('contract.fieldTooLong', { label: NAME, max: 200 })],
  ['Address is required', say('contract.fieldMissing', { label: say('fields.address') })],
  ['Review must be at least 10 characters', say('contract.reviewTooShort', { min: 10 })],
  ['Review must be at least 10 characters', say('reviewsErrors.contentTooShort', { min: 10 })],
  [
    'Please enter at least 3 characters to search for a healing location',
    say('contract.researchQueryShort', { min: 3 }),
  ],
];

const parts: Record<string, CompiledPart> = {};

beforeAll(async () => {
  const { parts: english } = await LOAD.en();
  for (const part of SHOWN_PARTS) parts[part] = (await english[part]()).messages;
});

const shown = (id: string, values: Values) => textOf((part) => parts[part], id, values) ?? textIn('en', { id, values });

describe('an English text that is specified stands letter for letter', () => {
  it.each(['accounts', 'discovery', 'decisions'].flatMap(specifiedBy))('%s: %s', (id, text) => {
    expect(shown(id, {})).toBe(text);
  });

  it.each(SHOWN)('%s with %j: %s', (id, values, text) => {
    expect(shown(id, values)).toBe(text);
  });

  it.each(SAID)('%s', (text, message) => {
    expect(textIn('en', message)).toBe(text);
  });
});
