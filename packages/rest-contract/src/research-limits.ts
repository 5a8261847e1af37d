export const RESEARCH_QUERY_MIN = 3;
export const RESEARCH_QUERY_MAX = 300;
export const RESEARCH_QUERY_SHORT = `Please enter at least ${RESEARCH_QUERY_MIN} characters to search for a healing location`;
export const RESEARCH_QUERY_LONG = `Please enter at most ${RESEARCH_QUERY_MAX} characters`;
export const RESEARCH_UNABLE =
  'Unable to research this location. Please try entering it manually using the Manual Entry tab.';
