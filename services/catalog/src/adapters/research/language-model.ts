import { AppError } from '@wellspring/errors';
import { RESEARCH_UNABLE } from '@wellspring/rest-contract/research-limits';
import { say } from '@wellspring/words/message';
import type { Researcher } from '../../ports.ts';
import { claimsIn, questionOf, type Question } from './question.ts';

/** Puts a question to a model. Answers with its text, null when it gives none. @throws any failure */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<string | null>;

export type ResearchLog = { warn(fields: object, message: string): void };

/** As long as somebody waits for a form to be filled. */
const DEADLINE_MS = 45_000;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/**
 * Researches by a language model. It gets one request; its words become claims, which are checked as anybody's. What goes wrong
 * is logged only with its kind: messages of providers repeat what was sent, and parts of keys.
 * @throws AppError UNAVAILABLE when no answer that can be read comes in time, or the caller has left
 */
export const languageModelResearcher =
  ({
    ask,
    model,
    log,
    deadlineMs = DEADLINE_MS,
  }: {
    readonly ask: AskModel;
    readonly model: string;
    readonly log: ResearchLog;
    readonly deadlineMs?: number | undefined;
  }): Researcher =>
  async (query, signal) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const answer = await ask(questionOf(query), AbortSignal.any([signal, deadline]));
      return {
        claims: answer === null ? [] : claimsIn(answer),
        lookedIn: [say('catalogErrors.lookedInModel', { model })],
      };
    } catch (error) {
      const reason = deadline.aborted ? 'no answer in time' : error instanceof Error ? error.name : 'unknown';
      if (!signal.aborted) log.warn({ status: statusOf(error), reason }, 'the research provider did not answer');
      throw new AppError('UNAVAILABLE', RESEARCH_UNABLE);
    }
  };
