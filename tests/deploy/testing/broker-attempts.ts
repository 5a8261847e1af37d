import kafkajs from 'kafkajs';

const { Kafka, KafkaJSProtocolError, logLevel } = kafkajs;

/** Kafka's name for what went wrong, such as TOPIC_AUTHORIZATION_FAILED. */
const codeOf = (error: unknown): string => (error instanceof KafkaJSProtocolError ? error.type : String(error));

/** What an account of Kafka tries, and how that ends. */
export const brokerAttempts = (broker: string, username: string, password: string) => {
  const kafka = new Kafka({
    brokers: [broker],
    clientId: username,
    logLevel: logLevel.NOTHING,
    retry: { retries: 1 },
    sasl: { mechanism: 'scram-sha-512', username, password },
  });
  return {
    /** Writes a message. Answers `written`, or Kafka's name for why not. */
    publish: async (topic: string): Promise<string> => {
      const producer = kafka.producer({ allowAutoTopicCreation: false });
      await producer.connect();
      try {
        await producer.send({ topic, messages: [{ key: 'a', value: 'b' }] });
        return 'written';
      } catch (error) {
        return codeOf(error);
      } finally {
        await producer.disconnect();
      }
    },
    /** Asks for messages as a member of a group. Answers `joined`, or Kafka's name for why not. */
    listen: async (groupId: string, topic: string): Promise<string> => {
      const retry = { retries: 10, restartOnFailure: async () => false };
      const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false, retry });
      const outcome = Promise.withResolvers<string>();
      consumer.on(consumer.events.GROUP_JOIN, () => outcome.resolve('joined'));
      consumer.on(consumer.events.CRASH, ({ payload: { error } }) => outcome.resolve(codeOf(error)));
      try {
        await consumer.connect();
        await consumer.subscribe({ topics: [topic] });
        consumer.run({ eachMessage: async () => undefined }).catch(outcome.reject);
        return await outcome.promise;
      } catch (error) {
        return codeOf(error);
      } finally {
        await consumer.disconnect();
      }
    },
  };
};
