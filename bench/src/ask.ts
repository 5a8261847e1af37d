import { Agent, get } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Answer = {
  readonly status: number;
  /** as they came over the wire */
  readonly bytes: number;
  readonly body: string;
  readonly milliseconds: number;
};

const agent = new Agent({ keepAlive: true });

/** One GET, timed to its last byte. `compressed`: asks for gzip, the larger of the two forms that browsers get. */
export const ask = (url: string, compressed = false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = compressed ? { 'accept-encoding': 'gzip' } : {};
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const milliseconds = performance.now() - startedAt;
        const bytes = Buffer.concat(chunks);
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const body = (isZipped ? gunzipSync(bytes) : bytes).toString();
        resolve({ status: response.statusCode ?? 0, bytes: bytes.length, body, milliseconds });
      });
    }).once('error', reject);
  });

/** The body of a good answer, parsed. @throws when it is none */
export const askJson = async (url: string): Promise<unknown> => {
  const { status, body } = await ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body}`);
  return JSON.parse(body);
};

/** One figure of a process from the /metrics at an address; 0 when it is not there. */
const metric = async (adminUrl: string, name: string): Promise<number> => {
  const { body } = await ask(`${adminUrl}/metrics`);
  const line = body.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.slice(line.lastIndexOf(' ') + 1) ?? 0);
};

/** Seconds of processor that the process has used so far. */
export const cpuSeconds = (adminUrl: string): Promise<number> => metric(adminUrl, 'process_cpu_seconds_total');

/** Bytes of memory that the process holds. */
export const memory = (adminUrl: string): Promise<number> => metric(adminUrl, 'process_resident_memory_bytes');
