/** Texts that wait for a reader who may be slow. */
export type HintQueue = {
  /** Adds a text; a reader with too many waiting texts is disconnected. */
  readonly push: (text: string) => void;
  /** What waits is still handed over. */
  readonly end: () => void;
  /** to be read once */
  readonly items: AsyncIterable<string>;
};

/** A reader who leaves so many waiting does not read. */
const WAITING_MAX = 32;

/** A queue of bounded length: hints may be lost, since a client that reconnects asks for what is new. */
export const hintQueue = (): HintQueue => {
  const waiting: string[] = [];
  let isOver = false;
  let wake = (): void => undefined;

  const end = (): void => {
    isOver = true;
    wake();
  };

  async function* items(): AsyncGenerator<string> {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      if (isOver) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  return {
    push: (text) => {
      if (isOver) return;
      waiting.push(text);
      if (waiting.length > WAITING_MAX) end();
      else wake();
    },
    end,
    items: items(),
  };
};
