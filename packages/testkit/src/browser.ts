import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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

/** Where the browser of the packages finds the system libraries that a bare machine lacks, and its fonts: those alone. */
const environmentIn = (folder: string): Record<string, string> => ({
  ...definedOf(process.env),
  FONTCONFIG_PATH: join(folder, 'fonts'),
  LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
});

const definedOf = (all: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const SET_BY_IMPORT = ['AWS_LAMBDA_JS_RUNTIME', 'FONTCONFIG_PATH', 'HOME', 'LD_LIBRARY_PATH'] as const;

/** The machine's own browser keeps its own fonts and libraries: what the packages' one sets here is taken back. */
const leavingEnvironment = async <T>(act: () => Promise<T>): Promise<T> => {
  const before = SET_BY_IMPORT.map((name) => [name, process.env[name]] as const);
  try {
    return await act();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
};

/** The browser that came with the packages; undefined where there is none for the machine: it is for Linux on x64 only. */
const packaged = (): Promise<string | undefined> =>
  leavingEnvironment(async () => {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
    // It looks at this when it is imported: it then brings the system libraries that a bare machine lacks.
    process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
    const carried = await import('@sparticuz/chromium').catch(() => undefined);
    // Not with the flags it offers: they end it with its first page, and switch off the web security that is tested here.
    const path = await carried?.default.executablePath();
    if (path !== undefined) await writeFile(join(tmpdir(), 'fonts', 'fonts.conf'), fontsIn(tmpdir()));
    return path;
  });

/**
 * Unpacks the browser from npm where there is one for the machine, and says where it is to all who launch one in this process and those
 * it starts. It has no window and takes two thirds of the processor time of a whole Chromium, which BROWSER=installed asks for. Once a
 * run: two that unpack at the same time spoil it for each other. @throws Error where there is no browser at all
 */
export const findBrowser = async (): Promise<void> => {
  const carried = await packaged();
  const path = process.env['BROWSER'] === 'installed' ? (installed() ?? carried) : (carried ?? installed());
  if (path === undefined) throw new Error('There is no browser for the tests. Install Chromium or Google Chrome.');
  process.env['BROWSER_PATH'] = path;
  if (carried !== undefined) process.env['PACKAGED_BROWSER_PATH'] = carried;
};

/** Whether pictures can be compared here: that is done in the browser only from npm, whose fonts are the same on every machine. */
export const hasPackagedBrowser = (): boolean => process.env['PACKAGED_BROWSER_PATH'] !== undefined;

const launch = (executablePath: string | undefined, flags: readonly string[] = []): Promise<Browser> => {
  if (executablePath === undefined) throw new Error('findBrowser() comes first');
  const isPackaged = executablePath === process.env['PACKAGED_BROWSER_PATH'];
  const env = isPackaged && { env: environmentIn(dirname(executablePath)) };
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], headless: true, ...env });
};

/** A browser without a window: the one from npm where there is one, unless BROWSER=installed. The caller closes it. */
export const launchBrowser = async (): Promise<Browser> => launch(process.env['BROWSER_PATH']);

/** The same, which other programs of this machine may drive through a port. The caller closes it. */
export const launchBrowserOnPort = async (port: number): Promise<Browser> =>
  launch(process.env['BROWSER_PATH'], [`--remote-debugging-port=${port}`]);

/** The browser from npm, without a window. The caller closes it. */
export const launchPackagedBrowser = async (): Promise<Browser> => launch(process.env['PACKAGED_BROWSER_PATH']);
