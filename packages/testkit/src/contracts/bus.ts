import { busConsumersContract } from './bus-consumers.ts';
import { busDeadLettersContract } from './bus-dead-letters.ts';
import { busDeliveryContract } from './bus-delivery.ts';
import { busFailureContract } from './bus-failure.ts';
import type { BusMaker } from './bus-fixture.ts';

/** What every event log must keep. `make` answers a maker of buses on one log of this suite's own. */
export const busContract = (name: string, maker: BusMaker): void =>
  describe(`bus on ${name}`, () => {
    busDeliveryContract(maker);
    busConsumersContract(maker);
    busFailureContract(maker);
    busDeadLettersContract(maker);
  });
