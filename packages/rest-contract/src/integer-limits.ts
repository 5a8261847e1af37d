/** The largest whole number of the contract: that of an Int of the graph. */
export const INTEGER_MAX = 2_147_483_647;
