const PREFIX = 'p-';

/** The id under which a member stands in the events of their likes and visits, from 128 random bits in hexadecimal. */
export const makePseudonym = (random: string): string => PREFIX + random;

/** Whether an event names its member by a pseudonym. Release 1.0 named the member's id, a UUID, which never begins like this. */
export const isPseudonym = (id: string): boolean => id.startsWith(PREFIX);
