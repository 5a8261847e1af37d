import OpenAI from 'openai';
import type { ModelAccess } from './anthropic.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { AskModel } from './language-model.ts';

const ENDPOINT = 'https://api.openai.com/v1';
const MOST_TOKENS = 8_000;

/** Asks a model of OpenAI, or of a provider with the same API. The library writes nothing to the log. */
export const askOpenAi = ({ apiKey, model, url }: ModelAccess): AskModel => {
  const client = new OpenAI({
    apiKey,
    organization: null,
    project: null,
    baseURL: url ?? ENDPOINT,
    maxRetries: 0,
    fetch: boundedFetch,
    logLevel: 'off',
  });
  return async ({ instructions, text, schema }, signal) => {
    const { choices } = await client.chat.completions.create(
      {
        model,
        max_completion_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: text },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'claims', strict: true, schema } },
      },
      { signal },
    );
    return choices[0]?.message.content ?? null;
  };
};
