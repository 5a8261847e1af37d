import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}deploy/observability/`;

const Rule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string(), description: z.string(), runbook_url: z.string() }),
});
export type Rule = z.output<typeof Rule>;

/** Every alert rule there is. */
export const alertRules = (): readonly Rule[] =>
  z
    .object({ groups: z.array(z.object({ rules: z.array(Rule) })) })
    .parse(parse(readFileSync(`${FOLDER}prometheus/alerts.yml`, 'utf8')))
    .groups.flatMap(({ rules }) => rules);

/** What the tests of promtool hold of each alert. */
export const alertTests = (): readonly { readonly alert: string; readonly fires: boolean }[] =>
  z
    .object({
      tests: z.array(
        z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })) }),
      ),
    })
    .parse(parse(readFileSync(`${ROOT}tests/deploy/alerts.promtool.yaml`, 'utf8')))
    .tests.flatMap((test) =>
      test.alert_rule_test.map(({ alertname, exp_alerts }) => ({ alert: alertname, fires: exp_alerts.length > 0 })),
    );

/** The addresses that Prometheus reads figures from. */
export const scrapeTargets = (): readonly string[] =>
  z
    .object({
      scrape_configs: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
    })
    .parse(parse(readFileSync(`${FOLDER}prometheus/prometheus.yml`, 'utf8')))
    .scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));

const Dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), definition: z.string().optional() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      datasource: z.object({ type: z.string(), uid: z.string() }).optional(),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().optional() })).default([]),
    }),
  ),
});
export type Dashboard = z.output<typeof Dashboard> & { readonly file: string };

export const dashboards = (): readonly Dashboard[] =>
  globSync('grafana/dashboards/*.json', { cwd: FOLDER }).map((file) => ({
    file,
    ...Dashboard.parse(JSON.parse(readFileSync(FOLDER + file, 'utf8'))),
  }));

/** All that a dashboard asks Prometheus. */
export const queriesOf = ({ panels, templating }: Dashboard): readonly string[] => [
  ...panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => (expr === undefined ? [] : [expr]))),
  ...templating.list.flatMap(({ definition }) => /^label_values\((.+), \w+\)$/.exec(definition ?? '')?.[1] ?? []),
];
