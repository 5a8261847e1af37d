import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

/** What came of all checks so far: a check without cases of its own counts as one. */
export const tally = () => {
  const counts = { passed: 0, failed: 0, skipped: [] };
  const passedTitles = [];
  return {
    counts,
    /** A command that passes when it exits with 0. */
    command: (what, command, args, more = {}) => {
      console.log(`\n— ${what}`);
      const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: environment(more) });
      counts[status === 0 ? 'passed' : 'failed'] += 1;
    },
    /** Jest, counted case by case. */
    jest: (what, config, args = [], more = {}) => {
      console.log(`\n— ${what}`);
      const folder = mkdtempSync(join(tmpdir(), 'wellspring-jest-'));
      const report = join(folder, 'report.json');
      const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
      const flags = [...NODE_FLAGS, '--experimental-vm-modules', '--no-warnings'];
      const { status } = spawnSync(
        nodeBinary(),
        [...flags, jest, '-c', config, '--json', '--outputFile', report, ...args],
        { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: environment(more) },
      );
      addReport({ counts, passedTitles }, report, status);
      rmSync(folder, { recursive: true });
    },
    /** A check of the reports themselves: `wrong` answers a line for each thing that is. */
    ofReports: (what, wrong) => {
      console.log(`\n— ${what}`);
      const lines = wrong(passedTitles);
      for (const line of lines) console.error(line);
      counts[lines.length === 0 ? 'passed' : 'failed'] += 1;
    },
    /** The skipped ones by name, then the closing line; the exit status is set. */
    finish: () => {
      const { passed, failed, skipped } = counts;
      if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
      console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
      process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    },
  };
};

const addReport = ({ counts, passedTitles }, file, status) => {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('The tests ended without a report.');
    counts.failed += 1;
    return;
  }
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (status !== 0 && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) counts.failed += 1;
  for (const suite of report.testResults)
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') passedTitles.push(test.fullName);
      if (test.status === 'pending' || test.status === 'todo')
        counts.skipped.push(`${suite.name.slice(ROOT.length)}: ${test.fullName}`);
    }
};
