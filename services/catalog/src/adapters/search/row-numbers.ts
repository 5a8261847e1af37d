/** Row numbers, each once; there may be hundreds of thousands. */
export type RowNumbers = Int32Array;

export const NO_ROWS: RowNumbers = new Int32Array();
