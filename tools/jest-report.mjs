import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './install.mjs';

const LINES_OF_A_FAILURE = 12;

/** What a reader needs who sees only the end of a long output. */
const firstLines = (message) =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ');

/** Paths of the files of which a test failed, or which could not be run. */
export const failedFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * One report of jest in the terms of the closing lines.
 * Answers {passed, failed, skipped, failures, passedTitles}: two numbers and three lists of lines.
 */
export const summary = (report) => {
  const failures = [];
  const skipped = [];
  const passedTitles = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.slice(ROOT.length);
    // A file that could not be run at all has no cases.
    if (status === 'failed' && assertionResults.length === 0) failures.push(`${file}: ${firstLines(message)}`);
    for (const test of assertionResults) {
      if (test.status === 'passed') passedTitles.push(test.fullName);
      if (test.status === 'pending' || test.status === 'todo') skipped.push(`${file}: ${test.fullName}`);
      if (test.status === 'failed')
        failures.push(`${file}: ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}`);
    }
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, skipped, failures, passedTitles };
};

/**
 * A report in which the files of a second run stand as they ended there. Files are named whole: a test that passed alone may have needed
 * the test before it.
 */
export const replaced = (first, second) => {
  const again = new Map(second.testResults.map((result) => [result.name, result]));
  const testResults = first.testResults.map((result) => again.get(result.name) ?? result);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (status) => tests.filter((test) => test.status === status).length;
  return {
    testResults,
    numPassedTests: withStatus('passed'),
    numFailedTests: withStatus('failed'),
    numRuntimeErrorTestSuites: testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  };
};
