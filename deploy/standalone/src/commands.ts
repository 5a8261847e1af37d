import type { AnyCommand } from '@wellspring/platform/commands/command';
import { deadLettersCommand } from '@wellspring/platform/commands/dead-letters';
import type { Product } from './product.ts';

/** Everything an operator can have done by the process that holds the data. */
export const commandsOf = ({ bus, services }: Product): readonly AnyCommand[] => [
  deadLettersCommand(bus),
  ...services.flatMap((service) => service.commands),
];
