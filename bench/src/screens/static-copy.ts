import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

type SavedResponse = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

/** What runs, what names it ahead, and what it begins with. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;
/** Of the headers, those that bear on when a page paints. */
const SAVED_HEADERS = ['content-type', 'cache-control', 'content-encoding'];
/** As the product compresses its pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const savedHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(SAVED_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));

const withoutScripts = (page: SavedResponse): SavedResponse => {
  const html = brotliDecompressSync(page.body).toString().replaceAll(SCRIPTS, '');
  return { ...page, body: brotliCompressSync(Buffer.from(html), QUALITY) };
};

const answerOf = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } }, resolve).once('error', reject);
  });

const fetchCopy = async (url: string): Promise<SavedResponse> => {
  const answer = await answerOf(url);
  const saved = {
    status: answer.statusCode ?? 502,
    headers: savedHeaders(answer.headers),
    body: await buffer(answer),
  };
  return saved.headers['content-type']?.startsWith('text/html') ? withoutScripts(saved) : saved;
};

/**
 * Serves the pages of a product with the same words, styles and pictures, byte for byte, but without any script: what a page costs a
 * browser that has only to paint it. Each is requested once, and answered from memory from then on.
 */
export const startStaticCopy = async (origin: string) => {
  const copies = new Map<string, Promise<SavedResponse>>();
  const copyOf = (path: string): Promise<SavedResponse> => {
    const copy = copies.get(path) ?? fetchCopy(`${origin}${path}`);
    copies.set(path, copy);
    return copy;
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await copyOf(path);
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port ?? 0}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
