/** Largest body of a message, in bytes: brokers refuse more than a megabyte with all that belongs to it. */
export const LARGEST_MESSAGE = 900_000;
