import type { CommandContract } from '@wellspring/platform/commands/command';
import { Finding } from '@wellspring/platform/doctor/finding';
import { z } from 'zod';

const DoctorRequest = z.object({});
const DoctorResult = z.object({ stopped: z.boolean() });

export type DoctorRequest = z.output<typeof DoctorRequest>;
export type DoctorResult = z.output<typeof DoctorResult>;

/** `doctor`: examines everything and changes nothing; each finding is shown at once. */
export const doctorContract: CommandContract<DoctorRequest, Finding, DoctorResult> = {
  name: 'doctor',
  request: DoctorRequest,
  progress: Finding,
  result: DoctorResult,
};
