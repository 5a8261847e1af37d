/** Where an imported Location comes from: a data set, and its id there. */
export type SourceKey = { readonly source: string; readonly sourceId: string };

/** One text for each key, whatever its parts hold. Stored as an id: what it gives for a key never changes. */
export const sourceKeyText = ({ source, sourceId }: SourceKey): string => JSON.stringify([source, sourceId]);
