import { deadLettersCommand } from '@wellspring/platform/bus/dead-letters-command';
import type { Commands } from '@wellspring/platform/commands/command';
import type { Product } from './product.ts';

/** `ping` tells that somebody is there. Everything else an operator can have done by the process that holds the data. */
export const commandsOf = ({ bus, services }: Product): Commands =>
  Object.fromEntries([
    ['ping', async () => 0] as const,
    ['dead-letters', deadLettersCommand(bus)] as const,
    ...services.flatMap((service) => Object.entries(service.commands)),
  ]);
