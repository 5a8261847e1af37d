// Reacts to the facts of a topic in a folder until it is killed. Prints the id of each fact it acts on,
// and "level" when it has nothing left to do.
import { join } from 'node:path';
import pino from 'pino';
import { openDocuments } from '../documents/documents.ts';
import { handledFacts } from '../documents/handled-facts.ts';
import { newId } from '../ids.ts';
import { openLog } from './embedded-log.ts';
import type { Message } from './port.ts';

const [folder = '', topic = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const bus = await openLog({ folder, log, now });
const documents = await openDocuments({
  store: { folder: join(folder, 'documents') },
  database: 'reactions',
  source: 'test',
  publish: (messages) => bus.publish(messages),
  deadLetter: (message, why) => bus.deadLetter(message, why),
  log,
  newId,
  now,
});
const handled = handledFacts(documents, now)('mails');
await documents.start();

const write = (line: string): Promise<void> =>
  new Promise((resolve) => void process.stdout.write(`${line}\n`, () => resolve()));

await bus.subscribe({
  kind: 'reaction',
  group: 'mails',
  topics: [topic],
  reactsTo: () => true,
  handled,
  handle: async (messages: readonly Message[]) => {
    for (const { id } of messages) await write(id);
  },
});
// every fact is published twice, some in one go: what a relay does that was killed
for (let at = 0; at < 40; at++) {
  const fact: Message = {
    topic,
    key: `k${at % 3}`,
    id: `fact-${at}`,
    type: 'wellspring.test.v1.Said',
    source: 'test',
    time: now(),
    data: new Uint8Array(),
  };
  await bus.publish(at % 2 ? [fact, fact] : [fact]);
}
await bus.whenCaughtUp('mails', [topic], AbortSignal.timeout(60_000));
await write('level');
setInterval(() => undefined, 1_000);
