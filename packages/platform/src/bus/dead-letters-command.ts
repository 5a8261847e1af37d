import { AppError } from '@wellspring/errors';
import type { Command } from '../commands/command.ts';
import type { Bus } from './port.ts';

const USAGE = 'dead-letters list | dead-letters redrive [--group GROUP] [POSITION …]';

const list = async (bus: Bus, print: (line: string) => void): Promise<number> => {
  const letters = await bus.deadLetters();
  for (const { position, group, failedAt, message, reason } of letters)
    print([position, group, failedAt.toISOString(), message.type, message.key, reason].join('  '));
  print(letters.length === 1 ? '1 dead letter' : `${letters.length} dead letters`);
  return 0;
};

const redrive = async (bus: Bus, args: readonly string[], print: (line: string) => void): Promise<number> => {
  const at = args.indexOf('--group');
  const group = at < 0 ? undefined : args[at + 1];
  const positions = args.filter((_, place) => at < 0 || (place !== at && place !== at + 1));
  if (at >= 0 && group === undefined) throw new AppError('VALIDATION', `Which group? Use: ${USAGE}`);
  const count = await bus.redrive({
    ...(group === undefined ? {} : { group }),
    ...(positions.length > 0 ? { positions } : {}),
  });
  print(`${count} handed to their group again`);
  return 0;
};

/** Lists what consumers could not handle, and hands it to them again. */
export const deadLettersCommand =
  (bus: Bus): Command =>
  async ([verb, ...args], { print }) => {
    if (verb === 'list' && args.length === 0) return list(bus, print);
    if (verb === 'redrive') return redrive(bus, args, print);
    throw new AppError('VALIDATION', `Use: ${USAGE}`);
  };
