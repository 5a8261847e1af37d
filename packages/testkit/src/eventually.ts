/** The time limit of work in this process, in milliseconds. */
const WITHIN = 5_000;
/** Milliseconds for what other processes do: a browser, an engine, a part that starts. */
const ACROSS_PROCESSES = 30_000;
/** A busy machine comes to fewer attempts a second: it is given time for as many, up to ACROSS_PROCESSES. */
const ATTEMPTS = 100;

const failureOf = (error: unknown, passed: number, attempts: number): Error => {
  const last = error instanceof Error ? error : new Error(String(error));
  const took = `Still so after ${(passed / 1_000).toFixed(1)} s and ${attempts} attempts`;
  const failure = new Error(`${took}: ${last.message}`, { cause: error });
  // The frame that jest shows is that of the probe.
  if (last.stack) failure.stack = last.stack.replace(last.message, failure.message);
  return failure;
};

/**
 * Asks again until `probe` stops throwing, and answers it.
 * @param within milliseconds; work that needs longer than 5 s, such as the start of a process, has its own limit
 * @throws when they have passed: the number of attempts, and the error of the last one (an `expect` says what it received)
 */
export const eventually = async <T>(probe: () => T | Promise<T>, within = WITHIN, every = 10): Promise<T> => {
  const began = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await probe();
    } catch (error) {
      const passed = performance.now() - began;
      const isOver = passed > within && (attempts >= ATTEMPTS || passed > ACROSS_PROCESSES);
      if (isOver) throw failureOf(error, passed, attempts);
      await new Promise((resume) => setTimeout(resume, every));
    }
  }
};

/** As `eventually`, for what other processes do: within 30 s. */
export const eventuallyAcrossProcesses = <T>(probe: () => T | Promise<T>): Promise<T> =>
  eventually(probe, ACROSS_PROCESSES);

/**
 * As `expect`, of what a page shows or another process answers a moment after an action: reads it again until the matcher holds, within 30 s.
 * @example await expectEventually(() => page.getByLabel('City').inputValue()).toBe('Bath');
 */
export const expectEventually = (read: () => unknown) => {
  const until = (holds: (received: jest.JestMatchers<unknown>) => void): Promise<void> =>
    eventuallyAcrossProcesses(async () => holds(expect(await read())));
  return {
    toBe: (expected: unknown) => until((received) => received.toBe(expected)),
    toEqual: (expected: unknown) => until((received) => received.toEqual(expected)),
    toMatchObject: (expected: object) => until((received) => received.toMatchObject(expected)),
    toMatch: (expected: string | RegExp) => until((received) => received.toMatch(expected)),
    toContain: (expected: unknown) => until((received) => received.toContain(expected)),
    toHaveLength: (expected: number) => until((received) => received.toHaveLength(expected)),
    toBeGreaterThan: (expected: number) => until((received) => received.toBeGreaterThan(expected)),
  };
};
