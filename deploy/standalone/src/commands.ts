import type { AnyCommand } from '@wellspring/platform/commands/command';
import { deadLettersCommand } from '@wellspring/platform/commands/dead-letters';
import { liftCommand } from './backup/lift-command.ts';
import type { Product } from './product.ts';

/** Everything an operator can have done by the process that holds the data. */
export const commandsOf = (product: Product): readonly AnyCommand[] => [
  deadLettersCommand(product.bus),
  liftCommand(product),
  ...product.services.flatMap((service) => service.commands),
];
