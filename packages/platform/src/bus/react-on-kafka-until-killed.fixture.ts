// Reacts to the facts of a topic in Kafka until it is killed, as one of several processes that share their notes of
// handled facts in MongoDB. Prints the id of each fact it acts on.
import pino from 'pino';
import { openDocuments } from '../documents/documents.ts';
import { handledFacts } from '../documents/handled-facts.ts';
import { newId } from '../ids.ts';
import { openKafka } from './kafka.ts';

const [brokers = '', mongodb = '', database = '', topic = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const bus = await openKafka({ brokers: brokers.split(','), clientId: 'wellspring-test', log, now });
const documents = await openDocuments({
  store: { mongodb },
  database,
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
  group: `${topic}.mails`,
  topics: [topic],
  reactsTo: () => true,
  handled,
  handle: async (messages) => {
    for (const { id } of messages) await write(id);
  },
});
await write('subscribed');
