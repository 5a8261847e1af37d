import type { AnyCommand } from '@wellspring/platform/commands/command';
import { deadLettersCommand } from '@wellspring/platform/commands/dead-letters';
import { liftCommand } from '@wellspring/backup/lift-command';
import type { Product } from '@wellspring/platform/service/product';

/** Everything an operator can have done by the process that holds the data. */
export const commandsOf = (product: Product): readonly AnyCommand[] => [
  deadLettersCommand(product.bus),
  liftCommand(product),
  ...product.services.flatMap((service) => service.commands),
];
