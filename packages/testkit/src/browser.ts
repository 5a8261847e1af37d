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

type Found = { readonly executablePath: string; readonly args: readonly string[] };

const installed = (): Found | null => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MACOS];
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath ? { executablePath, args: FLAGS } : null;
};

/** The browser that came with the packages: Linux on x64 only. */
const packaged = async (): Promise<Found> => {
  // It looks at this when it is imported: it then brings the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: carried } = await import('@sparticuz/chromium').catch(() => {
    throw new Error('There is no browser for the tests. Install Chromium or Google Chrome.');
  });
  return { executablePath: await carried.executablePath(), args: [...carried.args, ...FLAGS] };
};

/** A browser without a window: the machine's own, else (or with BROWSER=packaged) the one from npm. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const { executablePath, args } = (process.env['BROWSER'] === 'packaged' ? null : installed()) ?? (await packaged());
  return chromium.launch({ executablePath, args: [...args], headless: true });
};
