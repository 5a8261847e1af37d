import { join } from 'node:path';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { endPrograms, ready, startProgram } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const folder = await temporaryFolder();
afterAll(endPrograms);

/** Tells at the end of each thread which files of packages it has loaded. */
const REPORT = `import Module from 'node:module';
process.on('exit', () => process.stdout.write(Object.keys(Module._cache).join('\\n') + '\\n'));`;

/** Packages that take memory, and that a start on the embedded engines has no use for. */
const NOT_LOADED = [
  'kafkajs',
  '@elastic/elasticsearch',
  'minio',
  'sharp',
  '@apollo/gateway',
  '@opentelemetry/exporter-trace-otlp-http',
];

describe('a start on the embedded engines', () => {
  it('loads no client of an engine, and nothing of which the first use may be far away', async () => {
    const port = String(await freePort());
    const program = startProgram('deploy/standalone/src/main.ts', {
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      DEMO_DATA: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT)}`,
    });
    await ready(program, `http://localhost:${port}`);
    program.signal('SIGTERM');
    const { stdout } = await program.ended;
    const isLoaded = (name: string): boolean => stdout.includes(`/node_modules/${name}/`);
    expect(isLoaded('mongoose')).toBe(true);
    expect(NOT_LOADED.filter(isLoaded)).toEqual([]);
  });
});
