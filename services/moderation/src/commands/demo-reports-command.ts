import type { Command } from '@wellspring/platform/commands/command';
import type { ModerationUseCases } from '../use-cases.ts';
import {
  removeDemoReportsContract,
  type RemoveDemoReportsRequest,
  type RemoveDemoReportsResult,
} from './demo-reports-contract.ts';

export const removeDemoReportsCommand = ({
  removeDemoReports,
}: Pick<ModerationUseCases, 'removeDemoReports'>): Command<
  RemoveDemoReportsRequest,
  never,
  RemoveDemoReportsResult
> => ({
  ...removeDemoReportsContract,
  run: async ({ userIds }) => ({ removed: await removeDemoReports(userIds) }),
});
