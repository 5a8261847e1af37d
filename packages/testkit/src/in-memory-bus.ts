import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';

/** A broker that keeps what it is given, for tests. `failWhile`: it is away as long as the condition holds. */
export const collectingPublisher = () => {
  const published: Message[] = [];
  let isAway = (): boolean => false;
  return {
    published: published as readonly Message[],
    publish: async (messages: readonly Message[]): Promise<void> => {
      if (isAway()) throw new AppError('UNAVAILABLE', 'The broker is away');
      published.push(...messages);
    },
    failWhile: (condition: () => boolean): void => {
      isAway = condition;
    },
  };
};
