/** Changes of the session in one tab reach all others of this browser. */
const NAME = 'wellspring-session';

type Said = 'begun' | 'ended';

const isSaid = (data: unknown): data is Said => data === 'begun' || data === 'ended';

/** Notifies all other tabs of a sign-in or sign-out. Where a browser cannot, they find out with their next call. */
export const tellOtherTabs = (said: Said): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(said);
  channel.close();
};

/** Hears what other tabs say. @returns stops hearing */
export const hearOtherTabs = (listener: (said: Said) => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isSaid(data)) listener(data);
  };
  return () => channel.close();
};
