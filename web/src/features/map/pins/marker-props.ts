import type { Mark } from './marks.ts';
import type { Cluster, Pin, Single } from './pins.ts';

/** What a pin tells the map about the reader's hand or focus. */
export type PinActions = {
  readonly onLight: (pin: Pin | null) => void;
  /** a finger tapped a place: its card comes first, the card opens its page */
  readonly onTap: (pin: Single) => void;
  readonly onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
};

export type MarkerProps<Kind> = PinActions & {
  readonly pin: Kind;
  /** lit from the list, or chosen by a tap */
  readonly lit: boolean;
  /** its name stands beside it, not only when it is lit */
  readonly named: boolean;
  /** what the member said of the place; a place in a cluster shows none */
  readonly marks: readonly Mark[];
  /** the one pin that the Tab key stops at; arrow keys lead to the others */
  readonly isStop: boolean;
};
