import { openMinutesOf, type OpenMinutes, type Schedule } from '@wellspring/opening-hours/open-minutes';
import { z } from 'zod';

const Ranges = z.array(z.object({ from: z.number(), to: z.number() }));
const Stored = z.object({ zone: z.string(), minutes: z.object({ open: Ranges, unsure: Ranges, covered: Ranges }) });

/** A schedule as the file stores it; null: the place has none. */
export const scheduleText = (schedule: Schedule | null): string | null =>
  schedule && JSON.stringify({ zone: schedule.zone, minutes: openMinutesOf(schedule) });

/** A schedule from the file. */
export const storedSchedule = (text: string): { readonly zone: string; readonly minutes: OpenMinutes } =>
  Stored.parse(JSON.parse(text));
