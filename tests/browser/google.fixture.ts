import type { Page } from 'playwright-core';

/** What the stand-in for Google's script could do. */
export type StandInReport = {
  readonly evaluated: boolean;
  readonly styled: boolean;
  readonly loadedMore: boolean;
  readonly queried: boolean;
  readonly worked: boolean;
  readonly violations: readonly string[];
};

declare global {
  var standIn: StandInReport | undefined;
}

/**
 * What Google documents of its Maps JavaScript API: it loads more scripts from its hosts by creating elements, builds
 * functions from text, adds style elements with the nonce of the page's own, asks its hosts, and starts workers from blobs.
 * It draws no map.
 */
const MAIN = `
(() => {
  const violations = [];
  addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));
  const nonce = document.querySelector('style[nonce], link[rel="stylesheet"][nonce]')?.nonce;
  const isStyled = () => {
    const style = document.createElement('style');
    if (nonce) style.setAttribute('nonce', nonce);
    style.textContent = '.stand-in { color: rgb(1, 2, 3) }';
    document.head.append(style);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = 'stand-in';
    const found = getComputedStyle(probe).color === 'rgb(1, 2, 3)';
    probe.remove();
    return found;
  };
  const isEvaluated = () => { try { return new Function('return true')(); } catch { return false; } };
  const loadMore = () => new Promise((done) => {
    const script = document.createElement('script');
    script.src = 'https://maps.googleapis.com/maps-api-v3/api/js/common.js';
    script.onload = () => done(globalThis.standInCommon === true);
    script.onerror = () => done(false);
    document.head.append(script);
  });
  const ask = () => fetch('https://maps.googleapis.com/maps/api/mapsjs/gen_204').then(() => true, () => false);
  const work = () => new Promise((done) => {
    try {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      worker.onmessage = () => done(true);
      worker.onerror = () => done(false);
    } catch { done(false); }
  });
  (async () => {
    const report = { evaluated: isEvaluated(), styled: isStyled(), loadedMore: await loadMore(), queried: await ask(), worked: await work() };
    globalThis.standIn = { ...report, violations };
  })();
})();
`;

/** Puts the stand-in where Google's hosts are: the real ones get no requests. */
export const googleStandIn = async (page: Page): Promise<void> => {
  await page.route(/^https:\/\/[\w.-]+\.(googleapis|gstatic|google)\.com\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname === '/maps/api/js') return route.fulfill({ contentType: 'text/javascript', headers, body: MAIN });
    if (pathname.endsWith('/common.js'))
      return route.fulfill({ contentType: 'text/javascript', headers, body: 'globalThis.standInCommon = true' });
    return route.fulfill({ status: 204, headers });
  });
};
