import type { mongo } from 'mongoose';
import { beginCall } from '../telemetry/tracing.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Makes a span for each statement of a request or event, with its kind and collection but none of its data. */
export const traceStatements = (client: mongo.MongoClient): void => {
  const open = new Map<number, (error?: unknown) => void>();
  const ended = (requestId: number, error?: unknown): void => {
    open.get(requestId)?.(error);
    open.delete(requestId);
  };
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const collection = textOf(command[commandName]) ?? textOf(command['collection']);
    const end = beginCall([commandName, collection].filter(Boolean).join(' '), {
      'db.system': 'mongodb',
      'db.operation.name': commandName,
      'db.collection.name': collection,
    });
    if (end) open.set(requestId, end);
  });
  client.on('commandSucceeded', ({ requestId }) => ended(requestId));
  client.on('commandFailed', ({ requestId, failure }) => ended(requestId, failure));
};
