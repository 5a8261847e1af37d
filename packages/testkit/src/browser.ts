import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * WebGL by software, so that maps draw on any machine, pages put together without it, which takes a quarter less of a test's time, and
 * nothing that calls home.
 */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
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

/** It looks for its fonts in /tmp, wherever it was unpacked, and without any font it ends with the first page. */
const fontsIn = (folder: string): string =>
  `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;

/** The browser that came with the packages: Linux on x64 only. */
const packaged = async (): Promise<string> => {
  // It looks at this when it is imported: it then brings the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: carried } = await import('@sparticuz/chromium').catch(() => {
    throw new Error('There is no browser for the tests. Install Chromium or Google Chrome.');
  });
  // Not with the flags it offers: they end it with its first page, and switch off the web security that is tested here.
  const path = await carried.executablePath();
  await writeFile(join(tmpdir(), 'fonts', 'fonts.conf'), fontsIn(tmpdir()));
  return path;
};

/**
 * Finds the machine's own browser, else (or with BROWSER=packaged) unpacks the one from npm, and says where it is to all who launch it in
 * this process and those it starts. Once a run: two that unpack at the same time spoil it for each other.
 */
export const findBrowser = async (): Promise<void> => {
  const own = process.env['BROWSER'] === 'packaged' ? undefined : installed();
  process.env['BROWSER_PATH'] = own ?? (await packaged());
};

/** A browser without a window. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = process.env['BROWSER_PATH'];
  if (!executablePath) throw new Error('findBrowser() comes first');
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
};
