import { globSync, readFileSync } from 'node:fs';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { queryableMetrics } from './metric-names.ts';
import { alertRules, alertTests, dashboards, queriesOf, ROOT, scrapeTargets } from './observability.ts';

/** Where the figures of a part are served in a container. */
const ADMIN_PORT = 9464;

const namesIn = (query: string): readonly string[] => query.match(/\b(?:wellspring|process|nodejs)_\w+/g) ?? [];

const routesIn = (query: string): readonly string[] =>
  [...query.matchAll(/route!?[=~]+"([^"]+)"/g)].flatMap(([, routes = '']) => routes.split('|'));

const jobsIn = (query: string): readonly string[] =>
  [...query.matchAll(/job=~"([^"]+)"/g)].flatMap(([, jobs = '']) => jobs.split('|'));

const queries = (): readonly string[] => [...alertRules().map(({ expr }) => expr), ...dashboards().flatMap(queriesOf)];

describe('alerts and dashboards', () => {
  it('ask for figures that a process tells', async () => {
    const queryable = await queryableMetrics();
    expect(
      queries()
        .flatMap(namesIn)
        .filter((name) => !queryable.has(name)),
    ).toEqual([]);
    const others = queries().filter((query) => namesIn(query).length === 0 && !/\bup\{/.test(query));
    expect(others).toEqual([expect.stringMatching(/^count\(ALERTS/)]);
  });

  it('name parts of the product and routes of the gateway', () => {
    const routes = globSync('gateway/src/**/*.routes.ts', { cwd: ROOT }).flatMap(
      (file) => readFileSync(ROOT + file, 'utf8').match(/(?<=path: ')[^']+/g) ?? [],
    );
    expect(
      queries()
        .flatMap(routesIn)
        .filter((route) => !routes.includes(route)),
    ).toEqual([]);
    expect(
      queries()
        .flatMap(jobsIn)
        .filter((job) => ![...PARTS, 'standalone'].some((part) => part === job)),
    ).toEqual([]);
  });

  it('know of every part: Prometheus reads its figures, and an alert says when it is down', () => {
    expect(scrapeTargets().toSorted()).toEqual(PARTS.map((part) => `${part}:${ADMIN_PORT}`).toSorted());
    const down = alertRules().find(({ alert }) => alert === 'ProcessDown');
    expect(jobsIn(down?.expr ?? '').toSorted()).toEqual([...PARTS, 'standalone'].toSorted());
  });
});

describe('an alert', () => {
  it('has a page that says what to do, and each page its alert', () => {
    const pages = globSync('docs/runbooks/*.md', { cwd: ROOT });
    expect(
      alertRules()
        .map(({ annotations }) => annotations.runbook_url)
        .toSorted(),
    ).toEqual(pages.toSorted());
    for (const { alert, annotations } of alertRules())
      expect(readFileSync(ROOT + annotations.runbook_url, 'utf8')).toMatch(new RegExp(`^# ${alert}\n`));
  });

  it.each(alertRules())(
    '$alert is answered with what visitors see, where to look, what to mend and when to wait',
    ({ annotations }) => {
      const page = readFileSync(ROOT + annotations.runbook_url, 'utf8');
      for (const part of ['For visitors', 'Look', 'Likely causes', 'Mend', 'Wait']) expect(page).toContain(`**${part}`);
      expect(page).toContain('npm run doctor');
    },
  );
});

it('every alert is tested where it must fire and where it must be silent', () => {
  const tested = alertTests();
  for (const { alert } of alertRules()) {
    expect(tested).toContainEqual({ alert, fires: true });
    expect(tested).toContainEqual({ alert, fires: false });
  }
});

describe('a dashboard', () => {
  it.each(dashboards())('$title has panels that stand beside each other, each with its own id', ({ panels }) => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(cells.length - new Set(cells).size).toBe(0);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24);
  });

  it('has a unique name, and names data sources that are set up', () => {
    expect(new Set(dashboards().map(({ uid }) => uid)).size).toBe(dashboards().length);
    const setUp = readFileSync(`${ROOT}deploy/observability/grafana/provisioning/datasources/wellspring.yaml`, 'utf8');
    const sources = new Set(
      dashboards().flatMap(({ panels }) => panels.flatMap(({ datasource }) => datasource?.uid ?? [])),
    );
    expect([...sources].filter((uid) => uid !== '${datasource}' && !setUp.includes(`uid: ${uid}\n`))).toEqual([]);
  });
});
