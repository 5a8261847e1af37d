import type { LongTexts } from '@wellspring/platform/subgraph/guard-texts';

/** The path of a page may be longer than other texts; its stored part is not. */
export const longTexts = { 'PageViewInput.path': { max: 4_000 } } as const satisfies LongTexts;
