import { AppError } from '@wellspring/errors';
import { z } from 'zod';
import { connectionProblem } from '../connection-problem.ts';

/** A result of the doctor about one subject. */
export const Finding = z.object({
  state: z.enum(['ok', 'warning', 'wrong']),
  /** what was looked at, such as "documents of catalog" */
  about: z.string(),
  /** how it is, in a sentence */
  says: z.string(),
  /** the command or the setting that cures it */
  cure: z.string().optional(),
});
export type Finding = z.output<typeof Finding>;

/** A finding about one subject. */
export type ExaminationResult = Omit<Finding, 'about'>;

/** Examines one subject, and changes nothing. An error is a finding too. */
export type Examination = {
  readonly about: string;
  readonly examine: (signal: AbortSignal) => Promise<readonly ExaminationResult[]>;
};

/** All is well. */
export const ok = (says: string): ExaminationResult => ({ state: 'ok', says });
/** It works, but an operator should look at it. */
export const warning = (says: string, cure: string): ExaminationResult => ({ state: 'warning', says, cure });
export const wrong = (says: string, cure?: string): ExaminationResult => ({
  state: 'wrong',
  says,
  ...(cure !== undefined && { cure }),
});

/** Tokens of who is calling live 10 s. */
const MOST_APART_MS = 5_000;

/** A clock that differs from this machine's. */
export const clockFindings = (theirs: Date): readonly ExaminationResult[] => {
  const ahead = theirs.getTime() - Date.now();
  if (Math.abs(ahead) <= MOST_APART_MS) return [];
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  return [
    warning(
      `its clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} that of this machine`,
      'set both clocks by NTP',
    ),
  ];
};

const failed = (error: unknown): ExaminationResult => {
  const text = error instanceof AppError ? error.message : 'it could not be looked at';
  const problem = connectionProblem(error);
  const cure = 'start it, or put its settings right (docs/operations.md)';
  return wrong(problem === undefined ? text : `${text.replace(/\.$/, '')}: ${problem}`, cure);
};

/** Runs one examination after the other. @throws the signal's reason */
export async function* examined(examinations: readonly Examination[], signal: AbortSignal): AsyncGenerator<Finding> {
  for (const { about, examine } of examinations) {
    signal.throwIfAborted();
    const findings = await examine(signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return [failed(error)];
    });
    for (const finding of findings) yield { about, ...finding };
  }
}
