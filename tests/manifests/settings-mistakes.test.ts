import { readSettings } from '@wellspring/platform/config/config';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { z } from 'zod';
import { PROCESS_SETTINGS } from './process-settings.ts';

const mistakes = (settings: z.ZodObject, environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readSettings(settings, environment);
    return [];
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
};

const named = (lines: readonly string[]): readonly string[] => lines.map((line) => line.split(' ')[0] ?? '').toSorted();

const processes = Object.entries({ 'one process': StandaloneSettings, ...PROCESS_SETTINGS });

/** Settings of which any text is right. */
const ANY_TEXT = 'x';

describe('wrong settings', () => {
  it.each(processes)('of %s are reported all at once: missing settings', (_process, settings) => {
    const required = settingsTable(settings).flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []));
    expect(named(mistakes(settings, {}))).toEqual(required.toSorted());
  });

  it.each(processes)('of %s are reported all at once: malformed settings', (_process, settings) => {
    const fields = Object.entries<z.core.$ZodType>(settings.shape);
    const given = Object.fromEntries(fields.map(([name]) => [name, ANY_TEXT]));
    const wrong = fields.filter(([, field]) => !z.safeParse(field, ANY_TEXT).success).map(([name]) => name);
    expect(wrong).toContain('PORT');
    if (settings !== StandaloneSettings) expect(wrong.filter((name) => name.startsWith('ACTOR_'))).toHaveLength(1);
    expect(named(mistakes(settings, given))).toEqual(wrong.toSorted());
  });

  it.each(processes)('of %s are reported with others when half of a group is given', (_process, settings) => {
    const found = mistakes(settings, { PORT: 'x', KAFKA_USERNAME: 'somebody' });
    const names = named(found);
    expect(['KAFKA_PASSWORD', 'KAFKA_SASL_MECHANISM', 'PORT'].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('of one process are reported when members are on MongoDB and there is no session key', () => {
    const found = mistakes(StandaloneSettings, { MONGODB_URL: 'mongodb://store', PORT: 'x' });
    expect(named(found)).toEqual(['PORT', 'SESSION_KEYS']);
  });
});
