import { createContext, runInContext } from 'node:vm';
import { evaluate } from './evaluate.ts';
import type { Evaluated, Evaluation } from './messages.ts';

/** The process that holds the library. It handles one rule after the other, and ends with the process that started it. */
const calls: { next?: () => void } = {};
const context = createContext({ run: () => calls.next?.() });

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Errors of the context are of its own class. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** V8 stops what runs past the deadline, even a loop without end: so this process outlives the one that started it by no more than that. */
const evaluateInTime = (evaluation: Evaluation): Evaluated => {
  let evaluated: Evaluated = { failed: 'unreadable', detail: '' };
  calls.next = () => {
    evaluated = evaluate(evaluation);
  };
  try {
    runInContext('run()', context, { timeout: evaluation.deadlineMs });
  } catch (error) {
    return { failed: isTimeout(error) ? 'interrupted' : 'unreadable', detail: textOf(error) };
  }
  return evaluated;
};

process.on('disconnect', () => process.exit(0));
process.on('message', (evaluation: Evaluation) => process.send?.(evaluateInTime(evaluation)));
process.send?.('ready');
