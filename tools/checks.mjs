import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, nodeBinary, ROOT } from './install.mjs';
import { JEST } from './jest-command.mjs';
import { failedFiles, replaced, summary } from './jest-report.mjs';

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

/** Runs suites of jest.config.mjs. Answers the report, undefined if there is none, and the exit status. */
const runJest = (suites, args, more) => {
  const folder = mkdtempSync(join(tmpdir(), 'wellspring-jest-'));
  const file = join(folder, 'report.json');
  const { status } = spawnSync(
    nodeBinary(),
    [...JEST, ...args, '--json', '--outputFile', file, '--selectProjects', ...suites],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: environment(more) },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return { report, status };
};

/** Files that are run a second time. When more fail, it is not by chance. */
const MOST_RUN_AGAIN = 3;

/**
 * The results of all checks so far: a check without test cases counts as one.
 * @param isRunAgain whether a few files that failed are run once more, alone. What passes then is listed at the end as unsteady.
 */
export const tally = ({ isRunAgain = false } = {}) => {
  const counts = { passed: 0, failed: 0, skipped: [], failures: [], unsteady: [] };
  const passedTitles = [];
  const fail = (what) => {
    counts.failed += 1;
    counts.failures.push(what);
  };
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
          if (status === 0) counts.passed += 1;
          else fail(what);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, lane));
    },
    /** Suites of jest.config.mjs in one run of jest, counted case by case. */
    jest: (what, suites, args = [], more = {}) => {
      console.log(`\n— ${what}`);
      // The second run has the order of the first: what fails by its order stays red.
      const seed = args.includes('--seed') ? [] : ['--seed', String(randomInt(2 ** 31))];
      const { report, status } = runJest(suites, [...args, ...seed], more);
      if (!report) return fail('the tests ended without a report');
      const again = failedFiles(report);
      let result = report;
      if (isRunAgain && again.length > 0 && again.length <= MOST_RUN_AGAIN) {
        console.log(`\n— once more, alone: ${again.map((file) => file.slice(ROOT.length)).join(', ')}`);
        const second = runJest(suites, [...seed, '--runInBand', '--runTestsByPath', ...again], more);
        if (second.report) result = replaced(report, second.report);
        if (summary(result).failed === 0) counts.unsteady.push(...summary(report).failures);
      }
      const { passed, failed, skipped, failures, passedTitles: titles } = summary(result);
      counts.passed += passed;
      counts.failed += failed;
      if (status !== 0 && summary(report).failed === 0) fail('the tests ended with an error');
      counts.skipped.push(...skipped);
      counts.failures.push(...failures);
      passedTitles.push(...titles);
    },
    /** A check of the reports themselves: `wrong` returns a line for each fault. */
    ofReports: (what, wrong) => {
      console.log(`\n— ${what}`);
      const lines = wrong(passedTitles);
      for (const line of lines) console.error(line);
      counts[lines.length === 0 ? 'passed' : 'failed'] += 1;
      counts.failures.push(...lines);
    },
    /** The skipped and the failed ones by name, then the closing line; the exit status is set. */
    finish: () => {
      const { passed, failed, skipped, failures, unsteady } = counts;
      if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
      if (unsteady.length > 0)
        console.log(`\nFailed at first and passed alone; each is a fault to mend:\n  ${unsteady.join('\n  ')}`);
      if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
      console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
      process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
    },
  };
};
