/** Two numbers about the published places, by which store and index are compared. */
export type Fingerprint = { readonly count: number; readonly highestVersion: number };
