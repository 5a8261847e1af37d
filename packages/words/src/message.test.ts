import { textIn } from './error-text.ts';
import { OFFERED_LANGUAGES } from './languages.ts';
import { decodeMessage, encodeMessage, readMessage } from './encoded-message.ts';
import { list, say, spoken, verbatim } from './message.ts';

const NESTED = say('contract.fieldTooLong', { label: say('contract.contactName'), max: 200 });

describe('a message', () => {
  it('is said with the messages in it', () => {
    expect(textIn('en', NESTED)).toBe('Name must be at most 200 characters');
    expect(textIn('en', say('contract.fieldTooLong', { label: 'Altitude', max: 5 }))).toBe(
      'Altitude must be at most 5 characters',
    );
  });

  it('is said by servers in each language that is offered', () => {
    const texts = OFFERED_LANGUAGES.map((language) => textIn(language, say('errors.internal')));
    expect(new Set(texts).size).toBe(OFFERED_LANGUAGES.length);
  });

  it('names the items of a list as the language does', () => {
    const places = list('or', [say('catalogErrors.lookedInPlaces'), 'Hungary', 'Japan']);
    const message = say('catalogErrors.notFoundIn', { places });
    expect(decodeMessage(encodeMessage(message))).toEqual(message);
    expect(textIn('en', message)).toContain(', Hungary, or Japan');
    expect(textIn('de', message)).toContain(', Hungary oder Japan');
    expect(textIn('en', say('contract.notOneOf', { values: list('commas', ['a', 'b', 'c']) }))).toBe(
      'must be one of a, b, c',
    );
  });

  it('is carried as one text, and read again with the messages in it', () => {
    expect(decodeMessage(encodeMessage(NESTED))).toEqual(NESTED);
  });

  it('of another library stays unchanged', () => {
    expect(encodeMessage(verbatim('Invalid input'))).toBe('Invalid input');
    expect(textIn('en', decodeMessage('Invalid input'))).toBe('Invalid input');
  });

  it.each([
    '{"id":',
    '{"id":1,"values":{}}',
    '{"id":"contract.verified"}',
    '{"id":"a.b","values":{"c":[]}}',
    '{"id":"a.b","values":{"c":{"joined":"x","items":[]}}}',
  ])('is none where the text only begins like one: %s', (text) => {
    expect(decodeMessage(text)).toEqual(verbatim(text));
  });

  it('is shown with its received text when it is unknown, or else with its id', () => {
    expect(textIn('en', readMessage({ id: 'errors.later', values: {} }, 'Of a later release'))).toBe(
      'Of a later release',
    );
    expect(spoken({ id: 'errors.later', values: {} }, 'en', () => null)).toBe('errors.later');
    expect(readMessage(undefined, 'Of an earlier release')).toEqual(verbatim('Of an earlier release'));
  });
});
