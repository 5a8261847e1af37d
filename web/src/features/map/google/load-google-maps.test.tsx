/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';

const scripts: { readonly script: HTMLScriptElement; readonly at: number }[] = [];

/** A page loads the script once: each test has the module of another page. */
const loaderOfNewPage = async () => {
  jest.resetModules();
  return (await import('./load-google-maps.ts')).loadGoogleMaps;
};

beforeEach(() => {
  jest.useFakeTimers();
  scripts.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push({ script: node, at: Date.now() });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fail = async (n: number) => {
  scripts[n]?.script.onerror?.(new Event('error'));
  await jest.advanceTimersByTimeAsync(5_000);
};

describe('the script of Google Maps', () => {
  it('is tried four times, 1, 2 and 4 seconds apart, then it fails', async () => {
    const loadGoogleMaps = await loaderOfNewPage();
    const given = loadGoogleMaps('key').then(
      () => 'loaded',
      () => 'given up',
    );
    const failedAt: number[] = [];
    for (let n = 0; n < 4; n++) {
      failedAt.push(Date.now());
      await fail(n);
    }
    expect(scripts.map(({ at }, n) => (n === 0 ? 0 : at - (failedAt[n - 1] ?? 0)))).toEqual([0, 1000, 2000, 4000]);
    expect(await given).toBe('given up');
  });

  it('is there when Google calls back', async () => {
    const loadGoogleMaps = await loaderOfNewPage();
    const loaded = loadGoogleMaps('key');
    const callback = new URL(scripts[0]?.script.src ?? '').searchParams.get('callback') ?? '';
    const ready = Reflect.get(globalThis, callback) as () => void;
    ready();
    await loaded;
    expect(scripts).toHaveLength(1);
  });
});
