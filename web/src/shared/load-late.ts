/** Milliseconds that the first HTML stands before scripts of its still parts are fetched. */
const STANDS = 1_500;
/** Milliseconds until a failed script is requested again. */
const AGAIN_AFTER = 5_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the first HTML has stood for a while. */
export const pageStands = (): Promise<void> => wait(STANDS);

/** Loads until it succeeds: meanwhile the page stays as it is. */
export const loadAtLast = async <Result>(load: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(AGAIN_AFTER);
    }
  }
};
