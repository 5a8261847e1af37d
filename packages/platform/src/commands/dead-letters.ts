import { z } from 'zod';
import type { Bus } from '../bus/port.ts';
import type { Command, CommandContract } from './command.ts';

const DeadLettersRequest = z.union([
  z.object({ verb: z.literal('list') }),
  z.object({
    verb: z.literal('redrive'),
    group: z.string().optional(),
    positions: z.array(z.string()).optional(),
  }),
]);

const DeadLettersResult = z.union([
  z.object({
    letters: z.array(
      z.object({
        position: z.string(),
        group: z.string(),
        failedAt: z.iso.datetime(),
        type: z.string(),
        key: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  z.object({ redriven: z.int() }),
]);

type DeadLettersRequest = z.output<typeof DeadLettersRequest>;
type DeadLettersResult = z.output<typeof DeadLettersResult>;

/** `dead-letters`: lists what consumers could not handle, or hands it to them again. */
export const deadLettersContract: CommandContract<DeadLettersRequest, never, DeadLettersResult> = {
  name: 'dead-letters',
  request: DeadLettersRequest,
  progress: z.never(),
  result: DeadLettersResult,
};

export const deadLettersCommand = (
  bus: Pick<Bus, 'deadLetters' | 'redrive'>,
): Command<DeadLettersRequest, never, DeadLettersResult> => ({
  ...deadLettersContract,
  run: async (request) => {
    if (request.verb === 'redrive') {
      const { group, positions } = request;
      return { redriven: await bus.redrive({ ...(group && { group }), ...(positions && { positions }) }) };
    }
    const letters = await bus.deadLetters();
    return {
      letters: letters.map(({ position, group, failedAt, message: { type, key }, reason }) => ({
        position,
        group,
        failedAt: failedAt.toISOString(),
        type,
        key,
        reason,
      })),
    };
  },
});
