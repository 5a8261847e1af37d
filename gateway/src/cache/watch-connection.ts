import type { Bus } from '@wellspring/platform/bus/port';

const PERIOD = 1_000;

/** Reports whether events arrive, to those who depend on notifications. Notifications during an outage of the broker are lost. */
export const watchConnection = (
  bus: Pick<Bus, 'status'>,
  setConnected: (isConnected: boolean) => void,
): { stop(): void } => {
  const look = (): void => setConnected(bus.status().up);
  look();
  const timer = setInterval(look, PERIOD).unref();
  return { stop: () => clearInterval(timer) };
};
