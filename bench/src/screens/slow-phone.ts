import type { Browser, CDPSession, Page } from 'playwright-core';

/** The phone that Lighthouse looks at pages with. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** What Lighthouse's mobile throttling (150 ms, 1.6 Mbit/s, 0.75 Mbit/s) is to a browser's own tools: each request waits for all its round trips. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** How many times slower the processor is. */
const SLOWER = 4;

/** In the words of a row. */
export const MOBILE_THROTTLING = `Lighthouse's mobile throttling by DevTools (${NETWORK.latency} ms a request, 1.6 Mbit/s × 0.9, processor ${SLOWER} × slower)`;
export const SLOW_PROCESSOR = `processor ${SLOWER} × slower`;

/** Makes the processor of a page slower. */
export const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** Does something as a visitor who has never been here, on a slow phone with a slow network. */
export const onSlowPhone = async <T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', timezoneId: 'UTC' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await slowDown(session);
    return await visit(page);
  } finally {
    await context.close();
  }
};
