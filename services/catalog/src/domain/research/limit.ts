/** How often a member may have a place researched. */
export const RESEARCH_LIMIT = {
  name: 'research',
  most: 10,
  windowSeconds: 60 * 60,
  message: 'You have researched many places within the hour. Please come back later, or enter the place by hand.',
} as const;
