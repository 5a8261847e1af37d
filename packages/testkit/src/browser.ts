import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** WebGL by software, so that maps draw on any machine, and nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MACOS];
  return candidates.find((path) => existsSync(path));
};

/** The browser that came with the packages: Linux on x64 only. */
const packaged = async (): Promise<string> => {
  // It looks at this when it is imported: it then brings the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: carried } = await import('@sparticuz/chromium').catch(() => {
    throw new Error('There is no browser for the tests. Install Chromium or Google Chrome.');
  });
  // Not with the flags it offers: they end it with its first page, and switch off the web security that is tested here.
  return carried.executablePath();
};

/** A browser without a window: the machine's own, else (or with BROWSER=packaged) the one from npm. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = (process.env['BROWSER'] === 'packaged' ? undefined : installed()) ?? (await packaged());
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
};
