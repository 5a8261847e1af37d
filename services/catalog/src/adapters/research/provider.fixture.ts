import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { openResearcher } from './open-researcher.ts';
import type { Researcher } from '../../ports.ts';

const KEY = 'key-that-nobody-may-see';

const Request = z.object({
  system: z.string().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** How somebody's endpoint wraps what its model says, and its requests. */
const WIRES = {
  anthropic: (said: string) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'model-1',
    content: [{ type: 'text', text: said }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  openai: (said: string) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 1,
    model: 'model-1',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: said, refusal: null } }],
  }),
};
export type Provider = keyof typeof WIRES;

/** A stand-in for a provider:answers what a test says, and collects its requests. */
export const standInProvider = async (provider: Provider) => {
  const requests: { readonly instructions: string; readonly text: string; readonly key: string }[] = [];
  const logged: object[] = [];
  let answer: (response: ServerResponse) => void = () => undefined;
  let left = Promise.withResolvers<void>();

  const hear = async (request: IncomingMessage): Promise<void> => {
    const { system, messages } = Request.parse(JSON.parse(await text(request)));
    const { authorization, 'x-api-key': apiKey } = request.headers;
    requests.push({
      instructions: system ?? messages.find(({ role }) => role === 'system')?.content ?? '',
      text: messages.findLast(({ role }) => role === 'user')?.content ?? '',
      key: String(apiKey ?? authorization),
    });
  };
  const server = createServer((request, response) => {
    response.once('close', () => left.resolve());
    void hear(request).then(() => answer(response));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const settings = {
    RESEARCH_PROVIDER: provider,
    RESEARCH_API_KEY: KEY,
    RESEARCH_MODEL: 'model-1',
    RESEARCH_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  };
  const answers = (status: number, body: string): void => {
    left = Promise.withResolvers<void>();
    answer = (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  return {
    requests,
    logged,
    researcher: async (deadlineMs?: number): Promise<Researcher> => {
      const opened = await openResearcher(settings, { warn: (fields: object) => void logged.push(fields) }, deadlineMs);
      if (opened === null) throw new Error('no provider was opened');
      return opened;
    },
    /** The model says this. */
    says: (said: unknown): void =>
      answers(200, JSON.stringify(WIRES[provider](typeof said === 'string' ? said : JSON.stringify(said)))),
    answers,
    behaves: (how: (response: ServerResponse) => void): void => {
      left = Promise.withResolvers<void>();
      answer = how;
    },
    /** resolves when the connection of the current question has ended */
    aborted: (): Promise<void> => left.promise,
  };
};
