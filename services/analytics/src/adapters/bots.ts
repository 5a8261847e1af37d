import { isbot } from 'isbot';

/** Whether the user agent names a program that is no browser. An empty user agent is no browser either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
