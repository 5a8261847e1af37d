/** The zoom from which streets are shown. Farther away the bundled map shows as much, and a tile covers far more than a box. */
export const FARTHEST_STREETS = 7;
