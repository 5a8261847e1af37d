import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AppError } from '@wellspring/errors';
import type { RenderPage, RenderRefused } from '@wellspring/page-contract/render-page';
import { say } from '@wellspring/words/message';
import { z } from 'zod';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** What the gateway serves of the web client. */
export type WebBuild = {
  readonly assetsFolder: string;
  readonly template: string;
  readonly renderPage: RenderPage;
  readonly renderRefused: RenderRefused;
  /** the client's own operations: sha256 → text */
  readonly operations: ReadonlyMap<string, string>;
};

const Renderer = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
  renderRefused: z.custom<RenderRefused>((value) => typeof value === 'function'),
});
const Manifest = z.record(z.string(), z.string());

/** Reads the built client. @throws AppError UNAVAILABLE when it was not built */
export const readWebBuild = async (): Promise<WebBuild> => {
  const assetsFolder = join(WEB, 'dist', 'client');
  if (!existsSync(join(assetsFolder, 'index.html'))) throw new AppError('UNAVAILABLE', say('errors.webNotBuilt'));
  const entry = pathToFileURL(join(WEB, 'dist', 'server', 'entry-server.js'));
  const { renderPage, renderRefused } = Renderer.parse(await import(entry.href));
  const manifest = Manifest.parse(JSON.parse(await readFile(join(WEB, 'src', 'generated', 'operations.json'), 'utf8')));
  return {
    assetsFolder,
    template: await readFile(join(assetsFolder, 'index.html'), 'utf8'),
    renderPage,
    renderRefused,
    operations: new Map(Object.entries(manifest)),
  };
};
