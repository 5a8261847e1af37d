import { z } from 'zod';

/** Every error of /api. */
export const ErrorBody = z.strictObject({ message: z.string().min(1) }).meta({ id: 'Error' });
export type ErrorBody = z.output<typeof ErrorBody>;
