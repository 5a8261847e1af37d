import { z } from 'zod';

/** What the child evaluates: a rule in the grammar, at a place, from a day on. */
export type Evaluation = {
  readonly rule: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2: whose public holidays count; null: none */
  readonly countryCode: string | null;
  /** milliseconds since 1970: dated hours begin on this day of the place */
  readonly now: number;
  /** milliseconds after which the child gives up */
  readonly deadlineMs: number;
};

const isOpen = z.union([z.literal(true), z.literal('unknown')]);

const Hours = z.object({
  osm: z.string(),
  comment: z.string().nullable(),
  zone: z.string(),
  weekly: z
    .array(z.object({ from: z.number(), to: z.number(), isOpen }))
    .readonly()
    .nullable(),
  dated: z
    .object({
      firstDay: z.string(),
      lastDay: z.string(),
      rows: z.array(z.object({ from: z.string(), to: z.string(), isOpen })).readonly(),
    })
    .nullable(),
  isByAppointment: z.boolean(),
});

export const Evaluated = z.union([
  z.object({
    hours: Hours,
    /** what the library says of the rule though it reads it */
    warnings: z.array(z.object({ type: z.string(), message: z.string() })),
    /** the rule names holidays that the library lacks for the country: they were left out */
    lacksHolidays: z.boolean(),
  }),
  z.object({ failed: z.enum(['unreadable', 'interrupted']), detail: z.string() }),
]);
export type Evaluated = z.infer<typeof Evaluated>;
