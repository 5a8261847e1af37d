import { say } from '@wellspring/words/message';

export const RESEARCH_QUERY_MIN = 3;
export const RESEARCH_QUERY_MAX = 300;
export const RESEARCH_QUERY_SHORT = say('contract.researchQueryShort', { min: RESEARCH_QUERY_MIN });
export const RESEARCH_QUERY_LONG = say('contract.researchQueryLong', { max: RESEARCH_QUERY_MAX });
export const RESEARCH_UNABLE = say('contract.researchUnable');
