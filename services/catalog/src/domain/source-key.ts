/** Where an imported Location comes from: a data set, and its id there. */
export type SourceKey = { readonly source: string; readonly sourceId: string };

/** One text for each key, for any content of its parts. Stored as an id: the text of a key never changes. */
export const sourceKeyText = ({ source, sourceId }: SourceKey): string => JSON.stringify([source, sourceId]);
