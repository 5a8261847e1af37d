import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { slowDown } from './slow-phone.ts';

/** Milliseconds between two actions of a quick user. */
const BETWEEN = 250;

/** Runs before any script of a page: the longest event of each interaction, with what it was done to. */
const OBSERVE = `
  window.__interactions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target, startTime, processingStart, processingEnd } of list.getEntries()) {
      const known = window.__interactions[interactionId];
      if (!interactionId || known?.duration >= duration) continue;
      const on = target?.closest('[aria-label], button, a, input, textarea, label') ?? target;
      const words = on?.getAttribute('aria-label') ?? on?.textContent?.slice(0, 40) ?? '';
      const [waited, worked] = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
      const shares = 'waited ' + waited + ', worked ' + worked + ', painted ' + Math.round(duration - waited - worked);
      const what = [name, on?.tagName.toLowerCase() ?? 'what is gone', words, 'at', location.pathname, '(' + shares + ')'].join(' ');
      window.__interactions[interactionId] = { duration, what };
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Interactions that are not reported take less than this, in milliseconds. */
const UNTOLD = 16;

const Interaction = z.object({ duration: z.number(), what: z.string() });
export type Interaction = z.output<typeof Interaction>;
const Interactions = z.record(z.string(), Interaction);

/** A user of a page, whose every action is counted. */
export type Hand = {
  readonly page: Page;
  readonly goTo: (path: string) => Promise<void>;
  readonly press: (on: Locator) => Promise<void>;
  readonly key: (name: string) => Promise<void>;
  readonly type: (into: Locator, text: string) => Promise<void>;
};

const IS_TAKEN_OVER = `Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`;

const takenOver = async (page: Page): Promise<void> => {
  while (!(await page.evaluate(IS_TAKEN_OVER))) await pause(50);
};

/** Does something with a hand on a new page, on a slow processor. Answers each interaction with how long it took to the next paint. */
export const withHand = async (
  browser: Browser,
  options: BrowserContextOptions,
  act: (hand: Hand) => Promise<void>,
): Promise<readonly Interaction[]> => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', ...options });
  try {
    await context.addInitScript(OBSERVE);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const recorded: Interaction[] = [];
    let acts = 0;
    const hear = async (): Promise<void> => {
      recorded.push(...Object.values(Interactions.parse(await page.evaluate('window.__interactions ?? {}'))));
    };
    const acted = async (): Promise<void> => {
      acts += 1;
      await pause(BETWEEN);
    };
    await act({
      page,
      goTo: async (path) => {
        await hear();
        await page.goto(path);
        await takenOver(page);
      },
      press: async (on) => {
        await (options.hasTouch === true ? on.tap() : on.click());
        await acted();
      },
      key: async (name) => {
        await page.keyboard.press(name);
        await acted();
      },
      type: async (into, text) => {
        await into.focus();
        for (const letter of text) {
          await page.keyboard.press(letter === ' ' ? 'Space' : letter);
          await acted();
        }
      },
    });
    await pause(BETWEEN);
    await hear();
    const unrecorded = Array.from({ length: Math.max(0, acts - recorded.length) }, () => ({
      duration: UNTOLD,
      what: 'untold',
    }));
    return [...recorded, ...unrecorded];
  } finally {
    await context.close();
  }
};
