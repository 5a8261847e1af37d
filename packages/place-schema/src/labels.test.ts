import { textIn } from '@wellspring/words/error-text';
import { FACT_MESSAGE_IDS } from './fact-labels.ts';
import { factValueText } from './fact-text.ts';
import { PLACE_FIELDS } from './fields.ts';
import { VALUE_FIELDS } from './kinds.ts';
import { choiceLabel, fieldLabel, helpId, labelId, missing, tooLong, type SayField } from './labels.ts';
import { listText } from './list-text.ts';
import { choiceName } from './message-names.ts';
import { sayFieldsIn } from './say-fields.ts';
import { valueText } from './value-text.ts';

const t = sayFieldsIn('en');
/** Says ids as they are. */
const ids: SayField = (id) => id;

describe('each field of the table', () => {
  it('has its label', () => {
    expect(Object.keys(PLACE_FIELDS).filter((field) => typeof fieldLabel(field) === 'string')).toEqual([]);
  });

  it('has a text for each of its choices', () => {
    const choices = VALUE_FIELDS.flatMap(([field, row]) =>
      row.kind === 'choice' || row.kind === 'set' ? row.choices.map((choice) => ({ field, choice })) : [],
    );
    const named = choices.map(({ field, choice }) => choiceLabel(ids, field, choice));
    expect(named).toEqual(choices.map(({ field, choice }) => `fields.${choiceName(field, choice)}`));
  });
});

describe('each fact of the table', () => {
  it('has a text for each of its parts, and for each of their choices', () => {
    expect(FACT_MESSAGE_IDS.length).toBeGreaterThan(100);
    expect(FACT_MESSAGE_IDS.filter((id) => t(id) === '' || t(id) === id)).toEqual([]);
  });
});

describe('a field', () => {
  it('is called as its reader calls it, else by its label', () => {
    expect(t(labelId('state', 'form'))).toBe('State or region');
    expect(t(labelId('state', 'admin'))).toBe('State');
    expect(t(labelId('avgCost', 'admin'))).toBe('Average cost in US dollars');
    expect(t(labelId('mineralContent', 'shown'))).toBe('Minerals');
    expect(t(labelId('mineralContent'))).toBe('Mineral content');
  });

  it('has help below its box, or none', () => {
    expect(helpId('website')).toBe('fields.websiteHelp');
    expect(helpId('city')).toBeUndefined();
  });

  it('is named in a sentence in the language of the sentence', () => {
    expect(textIn('en', missing('phoneNumber'))).toBe('Phone number is required');
    expect(missing('phoneNumber').values).toEqual({ label: { id: 'fields.phoneNumber', values: {} } });
  });

  it('of a newer release is called by its name, and its choices as they are stored', () => {
    expect(textIn('en', tooLong('fieldOfALaterRelease', 5))).toBe('fieldOfALaterRelease must be at most 5 characters');
    expect(valueText(t, 'comforts', ['sauna', 'towels'], 'en')).toBe('sauna, towels');
  });
});

describe('a value', () => {
  it('is written in the manner of a locale', () => {
    expect(valueText(t, 'avgCost', 1_234.5, 'en')).toBe('$1,234.50');
    expect(valueText(t, 'hours', '9–17', 'en')).toBe('9–17');
    expect(listText(['A', 'B', 'C'], 'en')).toBe('A, B, C');
    expect(listText(['A', 'B'], 'en')).toBe('A, B');
    expect(['de-AT', 'ja', 'ar-EG'].map((locale) => listText(['A', 'B', 'C'], locale))).toEqual([
      'A, B, C',
      'A、B、C',
      'A، B، C',
    ]);
  });

  it('of a fact says its parts in one line', () => {
    const origin = { basis: 'told', source: null, date: null, readFrom: null };
    expect(factValueText(t, 'waterTemperature', { minC: 38, maxC: 41.5, at: 'pool', ...origin }, 'en')).toBe(
      'Lowest, in °C: 38°C; Highest, in °C: 41.5°C; In the pool',
    );
    expect(factValueText(t, 'amenities', { has: ['sauna', 'food'], lacks: [], ...origin }, 'en')).toBe(
      'There is: Sauna, Food',
    );
    expect(
      factValueText(t, 'access', { permission: 'public', fee: false, walkMinutes: null, road: null, ...origin }, 'en'),
    ).toBe('Everybody; Entrance fee: No');
  });

  it.each([null, undefined, '', []])('that is %o is not known', (value) => {
    expect(valueText(t, 'hours', value, 'en')).toBeNull();
  });
});
