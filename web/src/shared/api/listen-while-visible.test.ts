/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { listenWhileVisible } from './listen-while-visible.ts';

const opened: FakeSource[] = [];

/** happy-dom has none. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  hear(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  refuse(): void {
    this.readyState = 2;
    this.hear('error');
  }
}

const tab = { visibility: 'visible' };
const look = (visibility: 'visible' | 'hidden') => {
  tab.visibility = visibility;
  document.dispatchEvent(new Event('visibilitychange'));
};
const openStreams = () => opened.filter(({ readyState }) => readyState !== 2);

let [news, refusals] = [0, 0];
let stop = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => tab.visibility });
  Object.assign(globalThis, { EventSource: FakeSource });
  opened.length = 0;
  tab.visibility = 'visible';
  [news, refusals] = [0, 0];
  stop = listenWhileVisible({
    path: '/api/stream',
    events: ['badge'],
    onNews: () => (news += 1),
    onRefused: () => (refusals += 1),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a stream', () => {
  it('reports news when it opens, and with each event', () => {
    opened[0]?.hear('open');
    opened[0]?.hear('badge');
    opened[0]?.hear('message');
    expect(news).toBe(2);
  });

  it('is closed while the tab is hidden, and opened again when the tab is visible', () => {
    look('hidden');
    expect(openStreams()).toEqual([]);
    look('visible');
    expect(openStreams()).toHaveLength(1);
  });

  it('is left to the browser when its line breaks', () => {
    opened[0]?.hear('error');
    jest.advanceTimersByTime(100_000);
    expect([opened.length, refusals]).toEqual([1, 0]);
  });

  it('is opened again some time after a refusal, unless the tab is hidden', () => {
    opened[0]?.refuse();
    jest.advanceTimersByTime(29_000);
    expect([opened.length, refusals]).toEqual([1, 1]);
    jest.advanceTimersByTime(16_000);
    expect(openStreams()).toHaveLength(1);
    opened[1]?.refuse();
    look('hidden');
    jest.advanceTimersByTime(100_000);
    expect(openStreams()).toEqual([]);
  });

  it('ends with its listener', () => {
    stop();
    look('visible');
    expect(openStreams()).toEqual([]);
  });
});
