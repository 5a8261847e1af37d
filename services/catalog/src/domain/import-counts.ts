/** What became of the rows of an import; each row counts once. */
export const IMPORT_COUNTS = [
  'added',
  'updated',
  'unchanged',
  /** differs only where a person has set something */
  'kept',
  /** was deleted by a person and does not come back */
  'withheld',
  'refused',
] as const;

export type ImportCounts = Record<(typeof IMPORT_COUNTS)[number], number>;

export const noCounts = (): ImportCounts => ({
  added: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  withheld: 0,
  refused: 0,
});
