import Anthropic from '@anthropic-ai/sdk';
import { boundedFetch } from './bounded-fetch.ts';
import type { AskModel } from './language-model.ts';

const ENDPOINT = 'https://api.anthropic.com';
const MOST_TOKENS = 8_000;

export type ModelAccess = { readonly apiKey: string; readonly model: string; readonly url: string | undefined };

/** Asks a model of Anthropic, or of a provider with the same API. The library writes nothing to log and traces. */
export const askAnthropic = ({ apiKey, model, url }: ModelAccess): AskModel => {
  const client = new Anthropic({
    apiKey,
    baseURL: url ?? ENDPOINT,
    maxRetries: 0,
    fetch: boundedFetch,
    logLevel: 'off',
    openTelemetry: false,
  });
  return async ({ instructions, text, schema }, signal) => {
    const { content } = await client.messages.create(
      {
        model,
        max_tokens: MOST_TOKENS,
        system: instructions,
        messages: [{ role: 'user', content: text }],
        output_config: { format: { type: 'json_schema', schema } },
      },
      { signal },
    );
    const said = content.flatMap((block) => (block.type === 'text' ? block.text : []));
    return said.length > 0 ? said.join('') : null;
  };
};
