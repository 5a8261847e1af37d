import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const OPERATOR = 'github.com/prometheus-operator/prometheus-operator@v0.85.0';
const FILE = 'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml';

/** The file that defines what a ServiceMonitor is, from the operator of Prometheus: the API server then checks ours by it. */
export const serviceMonitorDefinition = async (): Promise<string> => {
  const download = ['mod', 'download', '-json', OPERATOR];
  const { stdout } = await promisify(execFile)('go', download, { cwd: tmpdir(), env: { ...process.env, GOFLAGS: '' } });
  return join(z.object({ Dir: z.string() }).parse(JSON.parse(stdout)).Dir, FILE);
};
