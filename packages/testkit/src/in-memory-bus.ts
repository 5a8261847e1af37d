import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';

/** A broker in memory, for tests. `failWhile`: it is unavailable while the condition is true. */
export const collectingPublisher = () => {
  const published: Message[] = [];
  const deadLetters: { readonly message: Message; readonly group: string; readonly reason: string }[] = [];
  let isAway = (): boolean => false;
  return {
    published: published as readonly Message[],
    deadLetters: deadLetters as readonly (typeof deadLetters)[number][],
    deadLetter: async (message: Message, why: { readonly group: string; readonly reason: string }): Promise<void> => {
      deadLetters.push({ message, ...why });
    },
    publish: async (messages: readonly Message[]): Promise<void> => {
      if (isAway()) throw new AppError('UNAVAILABLE', verbatim('The broker is away'));
      published.push(...messages);
    },
    failWhile: (condition: () => boolean): void => {
      isAway = condition;
    },
  };
};
