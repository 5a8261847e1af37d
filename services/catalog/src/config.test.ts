import { readSettings } from '@wellspring/platform/config/config';
import { CatalogSettings } from './config.ts';

const research = { RESEARCH_PROVIDER: 'openai', RESEARCH_API_KEY: 'secret-word', RESEARCH_MODEL: 'model-1' };

describe('the provider of research', () => {
  it('is named with its key and its model, or not at all', () => {
    expect(readSettings(CatalogSettings, research)).toMatchObject(research);
    expect(readSettings(CatalogSettings, {})).toEqual({});
  });

  it.each(['RESEARCH_PROVIDER', 'RESEARCH_API_KEY', 'RESEARCH_MODEL'])('is a mistake at start without %s', (name) => {
    expect(() => readSettings(CatalogSettings, { ...research, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('is one of the supported ones, and errors about it contain no secret', () => {
    const wrong = { ...research, RESEARCH_PROVIDER: 'oracle', RESEARCH_URL: 'secret-word.example' };
    expect(() => readSettings(CatalogSettings, wrong)).toThrow('RESEARCH_PROVIDER is not right: use one of anthropic');
    expect(() => readSettings(CatalogSettings, wrong)).not.toThrow('secret-word');
  });
});
