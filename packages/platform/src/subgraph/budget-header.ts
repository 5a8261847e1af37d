import type { Limits } from './budget.ts';

/** The header by which the gateway says what the operation may still use: objects, bytes and milliseconds. */
export const BUDGET_HEADER = 'operation-budget';

/** The header by which a service says how many objects its answer took. */
export const OBJECTS_HEADER = 'operation-objects';

export const budgetText = ({ objects, bytes, milliseconds }: Limits): string => `${objects},${bytes},${milliseconds}`;

const NUMBERS = /^(\d{1,15}),(\d{1,15}),(\d{1,15})$/;

/** The smaller of what is said and of `most`, each by itself. What is not readable says nothing. */
export const readBudget = (text: string | undefined, most: Limits): Limits => {
  const [, objects, bytes, milliseconds] = NUMBERS.exec(text ?? '') ?? [];
  if (objects === undefined || bytes === undefined || milliseconds === undefined) return most;
  return {
    objects: Math.min(most.objects, Number(objects)),
    bytes: Math.min(most.bytes, Number(bytes)),
    milliseconds: Math.min(most.milliseconds, Number(milliseconds)),
  };
};
