type Listening = {
  readonly path: `/api/${string}`;
  /** the events that are listened for */
  readonly events: readonly string[];
  /** The stream is open, for the first time or again (`open`), or an event arrived: request the new data. */
  readonly onNews: (event: Event) => void;
  /** The connection broke, and the browser restores it. */
  readonly onBroken?: () => void;
  /** The server refuses the stream: no session, or too many streams. It is tried again after a while. */
  readonly onRefused: () => void;
};

/** Milliseconds until a refused stream is requested again, and by chance up to half as much more: not all browsers at once. */
const REFUSED_PAUSE = 30_000;

const pause = (): number => REFUSED_PAUSE * (1 + Math.random() / 2);

/** Listens to a stream of the server while the tab is looked at. Returns how to stop. */
export const listenWhileVisible = ({ path, events, onNews, onBroken, onRefused }: Listening): (() => void) => {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  const open = (): void => {
    close();
    const opened = new EventSource(path);
    source = opened;
    opened.addEventListener('open', onNews);
    for (const event of events) opened.addEventListener(event, onNews);
    opened.addEventListener('error', () => {
      if (source === opened) onBroken?.();
      // The browser restores a broken connection itself.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      onRefused();
      timer = setTimeout(open, pause());
    });
  };

  const follow = (): void => (document.visibilityState === 'visible' ? open() : close());
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
};
