import type { Bus } from '@wellspring/platform/bus/port';

const PERIOD = 1_000;

/** Tells those who live by hints whether events arrive; hints that came while the broker was away are lost. */
export const watchConnection = (
  bus: Pick<Bus, 'status'>,
  setConnected: (isConnected: boolean) => void,
): { stop(): void } => {
  const look = (): void => setConnected(bus.status().up);
  look();
  const timer = setInterval(look, PERIOD).unref();
  return { stop: () => clearInterval(timer) };
};
