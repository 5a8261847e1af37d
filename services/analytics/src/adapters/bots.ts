import { isbot } from 'isbot';

/** Whether a program that is no browser says so by its user agent; one that says nothing is none either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
