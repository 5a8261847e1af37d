import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { failedFiles, replaced, summary } from './jest-report.mjs';

const file = (name, ...statuses) => ({
  name: join(ROOT, name),
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  message: 'cannot find the module',
  assertionResults: statuses.map((status, at) => ({
    status,
    fullName: `${name} ${at}`,
    failureMessages: status === 'failed' ? ['expected 200\nreceived 503'] : [],
  })),
});

const report = (...testResults) => replaced({ testResults }, { testResults: [] });

describe('a report of jest', () => {
  it('is summed up by counts, and by the lines of what was skipped and of what failed', () => {
    const { passed, failed, skipped, failures } = summary(report(file('a', 'passed', 'failed'), file('b', 'pending')));
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(skipped).toEqual(['b: b 0']);
    expect(failures).toEqual(['a: a 1\n    expected 200\n    received 503']);
  });

  it('counts a file that could not be run as one failure', () => {
    const { failed, failures } = summary(report(file('a', 'passed'), file('b')));
    expect(failed).toBe(1);
    expect(failures).toEqual(['b: cannot find the module']);
  });

  it('names the files that failed', () => {
    expect(failedFiles(report(file('a', 'passed'), file('b', 'passed', 'failed'), file('c')))).toEqual([
      join(ROOT, 'b'),
      join(ROOT, 'c'),
    ]);
  });

  it('takes the files of a second run as they ended there, for better and for worse', () => {
    const first = report(file('a', 'passed', 'failed'), file('b', 'passed'), file('c', 'failed'));
    const second = report(file('a', 'passed', 'passed'), file('c', 'failed'));
    const { passed, failed, passedTitles } = summary(replaced(first, second));
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
    expect(passedTitles).toEqual(['a 0', 'a 1', 'b 0']);
  });
});
