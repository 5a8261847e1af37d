import { UNLIMITED_RETENTION } from '@wellspring/platform/bus/topic-requirements';
import kafkajs from 'kafkajs';
import { z } from 'zod';

const TOPIC = { type: kafkajs.ConfigResourceTypes.TOPIC, name: 'wellspring.reviews.v1' };

/** The broker, for faults in its topics. */
export const openBroker = async () => {
  const brokers = [process.env['KAFKA_BROKERS'] ?? ''];
  const broker = new kafkajs.Kafka({ brokers, logLevel: kafkajs.logLevel.NOTHING }).admin();
  await broker.connect();
  return {
    /** How long the topic of reviews keeps what it is given, in milliseconds; -1: for ever. */
    keepFor: (milliseconds: string) =>
      broker.alterConfigs({
        validateOnly: false,
        // What is not named here falls back to what the broker usually does.
        resources: [
          {
            ...TOPIC,
            configEntries: Object.entries({ ...UNLIMITED_RETENTION, 'retention.ms': milliseconds }).map(
              ([name, value]) => ({
                name,
                value,
              }),
            ),
          },
        ],
      }),
    loseDeadLetters: () => broker.deleteTopics({ topics: ['wellspring.dead-letters.v1'] }),
    close: () => broker.disconnect(),
  };
};

const Found = z.object({ hits: z.object({ hits: z.array(z.object({ _index: z.string(), _id: z.string() })) }) });

/** Removes the place with this word from the index. */
export const loseFromSearch = async (word: string): Promise<void> => {
  const elasticsearch = process.env['ELASTICSEARCH_URL'] ?? '';
  const answer = await fetch(`${elasticsearch}/wellspring-locations-v*/_search?q=${word}`);
  const [hit] = Found.parse(await answer.json()).hits.hits;
  const gone = await fetch(`${elasticsearch}/${hit?._index}/_doc/${hit?._id}?refresh=true`, { method: 'DELETE' });
  expect(gone.status).toBe(200);
};
