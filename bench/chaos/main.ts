import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureChaos } from './measure-chaos.ts';
import { printReport, recordReport } from './report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    record: { type: 'boolean', default: false },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'wellspring-chaos-'));
try {
  const report = await measureChaos({
    starters: process.env['ENGINES'] ?? '',
    folder,
    seed: Number(values.seed),
    seconds: Number(values.minutes) * 60,
  });
  printReport(report);
  if (values.record) await recordReport(report);
  process.exitCode = report.findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
