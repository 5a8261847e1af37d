import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

/** Runs a command to its end. Answers what it printed, in the order it was printed. */
const ended = (command, args) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
    let output = '';
    const end = (status) => resolve({ status, output, seconds: (performance.now() - start) / 1000 });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });

/** What came of all checks so far: a check without cases of its own counts as one. */
export const tally = () => {
  const counts = { passed: 0, failed: 0, skipped: [], failures: [] };
  const passedTitles = [];
  return {
    counts,
    /** Commands, each of which passes when it exits with 0: as many at a time as there are processors. */
    commands: async (list) => {
      const waiting = [...list];
      const lane = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [what, command, args] = next;
          const { status, output, seconds } = await ended(command, args);
          console.log(`\n— ${what} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
          counts[status === 0 ? 'passed' : 'failed'] += 1;
          if (status !== 0) counts.failures.push(what);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, lane));
    },
    /** Suites of jest.config.mjs in one run of jest, counted case by case. */
    jest: (what, suites, args = [], more = {}) => {
      console.log(`\n— ${what}`);
      const folder = mkdtempSync(join(tmpdir(), 'wellspring-jest-'));
      const report = join(folder, 'report.json');
      const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
      const flags = [...NODE_FLAGS, '--experimental-vm-modules', '--no-warnings'];
      const { status } = spawnSync(
        nodeBinary(),
        [...flags, jest, ...args, '--json', '--outputFile', report, '--selectProjects', ...suites],
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
      counts.failures.push(...lines);
    },
    /** The skipped and the failed ones by name, then the closing line; the exit status is set. */
    finish: () => {
      const { passed, failed, skipped, failures } = counts;
      if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
      if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
      console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
      process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    },
  };
};

const LINES_OF_A_FAILURE = 12;

/** What a reader needs who sees only the end of a long output. */
const firstLines = (message) =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ');

const addReport = ({ counts, passedTitles }, file, status) => {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('The tests ended without a report.');
    counts.failed += 1;
    counts.failures.push('the tests ended without a report');
    return;
  }
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (status !== 0 && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) counts.failed += 1;
  for (const suite of report.testResults) {
    const file = suite.name.slice(ROOT.length);
    // A file that could not be run at all has no cases.
    if (suite.status === 'failed' && suite.assertionResults.length === 0)
      counts.failures.push(`${file}: ${firstLines(suite.message)}`);
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') passedTitles.push(test.fullName);
      if (test.status === 'pending' || test.status === 'todo') counts.skipped.push(`${file}: ${test.fullName}`);
      if (test.status === 'failed')
        counts.failures.push(`${file}: ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}`);
    }
  }
};
