import type { CatalogSettings } from '../../config.ts';
import type { Researcher } from '../../ports.ts';
import { languageModelResearcher, type AskModel, type ResearchLog } from './language-model.ts';

type Given = Pick<CatalogSettings, 'RESEARCH_PROVIDER' | 'RESEARCH_API_KEY' | 'RESEARCH_MODEL' | 'RESEARCH_URL'>;

/** The language model that the settings name; null: none. Only the library of the one that is chosen is loaded. */
export const openResearcher = async (
  { RESEARCH_PROVIDER: provider, RESEARCH_API_KEY: apiKey, RESEARCH_MODEL: model, RESEARCH_URL: url }: Given,
  log: ResearchLog,
  deadlineMs?: number,
): Promise<Researcher | null> => {
  if (provider === undefined || apiKey === undefined || model === undefined) return null;
  const access = { apiKey, model, url };
  const researcher = (ask: AskModel) => languageModelResearcher({ ask, model, log, deadlineMs });
  if (provider === 'anthropic') {
    const { askAnthropic } = await import('./anthropic.ts');
    return researcher(askAnthropic(access));
  }
  const { askOpenAi } = await import('./openai.ts');
  return researcher(askOpenAi(access));
};
