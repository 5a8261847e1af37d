/** What is said about reports. */
export const REPORT_SENT = {
  title: 'Report submitted',
  description: "Thank you for helping improve our community. We'll review your report soon.",
} as const;
/** A report that is pending already holds what was said once more. */
export const REPORT_ADDED = {
  title: 'Report submitted',
  description: 'You have reported this before, so what you wrote was added to your earlier report.',
} as const;
export const REPORT_FAILED = 'Failed to submit report';
export const REPORT_MISSING = 'Missing information';
export const SIGN_IN_TO_REPORT = 'You need to be logged in to report a problem.';
