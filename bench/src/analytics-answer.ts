import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { viewStores } from '@wellspring/analytics/stores';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { post } from './post.ts';
import { startProduct, withFolder } from './product.ts';

const MOST_MS = 20;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
const AT_ONCE = 500;
const ADMIN = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };

const Listed = z.object({ locations: z.array(z.object({ id: z.string() })) });
const Accounts = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }));
const Answer = z.object({ totalPageViews: z.number(), topLocations: z.array(z.unknown()) });

const nobody = async (): Promise<void> => undefined;
const now = (): Date => new Date();

/** Writes rows of page views, as many on each of the last days, as the service itself does. */
const fill = async (folder: string, places: readonly string[], rows: number): Promise<void> => {
  const documents = await openDocuments({
    store: { folder },
    database: 'analytics',
    source: 'analytics',
    publish: nobody,
    deadLetter: nobody,
    log: makeLogger({ service: 'bench', level: 'silent' }),
    newId,
    now,
  });
  const { pageViews, tallies, placeViews } = viewStores(documents, now);
  await documents.start();
  const perDay = Math.ceil(rows / DAYS);
  for (let back = DAYS - 1; back >= 0; back -= 1) {
    const at = new Date(Date.now() - back * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    for (let from = 0; from < perDay; from += AT_ONCE) {
      const ids = Array.from(
        { length: Math.min(AT_ONCE, perDay - from) },
        (_, row) => places[(from + row) % places.length] ?? '',
      );
      await pageViews.insert(
        ids.map((locationId) => ({
          id: newId(),
          path: `/location/${locationId}`,
          locationId,
          userId: null,
          network: '10.0.0.0',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
          at,
        })),
      );
    }
    await tallies.add(day, { pageViews: perDay, activeUsers: Math.ceil(perDay / 5) });
    await placeViews.add(day, new Map(places.map((id, rank) => [id, 1 + (rank % 97)])));
  }
  await documents.close();
};

const cookieOfAdmin = async (folder: string, url: string): Promise<string> => {
  const accounts = Accounts.parse(JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8')));
  const { email = '', password = '' } = accounts.find(({ role }) => role === 'admin') ?? {};
  const response = await post(`${url}/api/login`, { email, password });
  if (response.status !== 200) throw new Error(`The admin was answered with ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

/** What admins see of the last days, where many rows lie, requested again and again. */
export const measureAnalyticsAnswer = ({ rows, questions }: { rows: number; questions: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const first = await startProduct(folder, ADMIN);
    const { locations } = Listed.parse(await (await fetch(`${first.url}/api/locations?limit=100`)).json());
    await first.stop();
    await fill(
      folder,
      locations.map(({ id }) => id),
      rows,
    );
    const { url, stop } = await startProduct(folder, ADMIN);
    try {
      const headers = { cookie: await cookieOfAdmin(folder, url) };
      const ask = async () => Answer.parse(await (await fetch(`${url}/api/admin/analytics`, { headers })).json());
      while ((await ask()).totalPageViews < rows);
      const waits: number[] = [];
      for (let at = 0; at < questions; at += 1) {
        const sentAt = performance.now();
        await ask();
        waits.push(performance.now() - sentAt);
      }
      const slowest = percentile(waits, 0.99);
      return [
        figure(`Analytics of 30 days at ${rows.toLocaleString('en')} page views, p99`, {
          target: `≤ ${MOST_MS} ms`,
          measured: milliseconds(slowest),
          comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${questions} questions of an admin, one after the other`,
          isMet: slowest <= MOST_MS,
        }),
      ];
    } finally {
      await stop();
    }
  });
