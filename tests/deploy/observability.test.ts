import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { stringify } from 'yaml';
import { alertRules, dashboards, queriesOf, ROOT } from '../manifests/observability.ts';

/** What Prometheus itself says to its files. */
const promtool = (...args: readonly string[]): string => {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
  if (error) throw new Error('promtool is not there: install Prometheus (Debian: apt-get install prometheus)');
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
};

const PROMETHEUS = 'deploy/observability/prometheus';
const TESTS = 'tests/deploy/alerts.promtool.yaml';

/** Grafana puts these in before it asks. */
const filledIn = (query: string): string =>
  query.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'gateway').replaceAll('$instance', '.+');

describe('alerts', () => {
  it('are rules and a configuration that Prometheus takes', () => {
    expect(promtool('check', 'config', `${PROMETHEUS}/prometheus.yml`)).toContain(`${alertRules().length} rules found`);
  });

  it('fire when they should, and are silent when they should not', () => {
    expect(promtool('test', 'rules', TESTS)).toContain('SUCCESS');
  });
});

it('every dashboard asks what Prometheus understands', async () => {
  const rules = dashboards()
    .flatMap(queriesOf)
    .map((query, at) => ({ record: `dashboard:query:${at}`, expr: filledIn(query) }));
  const file = join(await temporaryFolder(), 'queries.yml');
  await writeFile(file, stringify({ groups: [{ name: 'dashboards', rules }] }));
  expect(promtool('check', 'rules', file)).toContain(`${rules.length} rules found`);
});
