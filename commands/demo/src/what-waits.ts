import { removeDemoReportsContract } from '@wellspring/moderation/commands/demo-reports-contract';
import type { RunCommand } from '@wellspring/platform/commands/command';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import type { DemoAccount } from './accounts.ts';
import type { AskService } from './ask-services.ts';

/** The place of the demo that is reported, by its name in the demo's files. */
const REPORTED = 'szechenyi-thermal-bath';
const REPORT = {
  type: 'other',
  description: 'An example of the demo: this is how what a member reports looks. Nothing is wrong with this place.',
};
const MESSAGE = {
  name: 'Wellspring Demo',
  subject: 'An example of a message',
  message:
    'This is how a message to those who keep the site looks. It came with the demo, and nobody waits for an answer.',
};

const MAKE_REPORT =
  'mutation ($id: ID!, $input: ReportInput!, $key: String) { reportLocation(locationId: $id, input: $input, idempotencyKey: $key) { id } }';
const SEND = 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) }';
const MESSAGES =
  'query ($search: String!) { adminContactMessages(search: $search, limit: 100) { messages { id email } } }';
const DELETE = 'mutation ($id: ID!) { deleteContactMessage(id: $id) }';
const Messages = z.object({
  adminContactMessages: z.object({ messages: z.array(z.object({ id: z.string(), email: z.string() })) }),
});

type People = { readonly member: Actor; readonly admin: Actor };

/** Ids of the messages that came from an address. */
const messagesFrom = async (ask: AskService, admin: Actor, from: string): Promise<readonly string[]> => {
  const { messages } = Messages.parse(await ask('moderation', admin, MESSAGES, { search: from })).adminContactMessages;
  return messages.filter(({ email }) => email === from).map(({ id }) => id);
};

/** A report and a message of the demo's member, for admins to handle. Made again they are the same. */
export const addDemoReportAndMessage = async (
  ask: AskService,
  { member, admin }: People,
  { email, places }: { readonly email: string; readonly places: ReadonlyMap<string, string> },
): Promise<void> => {
  const id = places.get(REPORTED);
  if (id !== undefined) await ask('moderation', member, MAKE_REPORT, { id, input: REPORT, key: 'demo-report' });
  if ((await messagesFrom(ask, admin, email)).length === 0)
    await ask('moderation', member, SEND, { input: { ...MESSAGE, email } });
};

/** Removes the reports and messages of the demo's accounts. */
export const removeDemoReportsAndMessages = async (
  { ask, run }: { readonly ask: AskService; readonly run: RunCommand },
  admin: Actor,
  accounts: readonly DemoAccount[],
): Promise<void> => {
  for (const { email } of accounts)
    for (const id of await messagesFrom(ask, admin, email)) await ask('moderation', admin, DELETE, { id });
  await run(removeDemoReportsContract, { userIds: accounts.map(({ id }) => id) });
};
