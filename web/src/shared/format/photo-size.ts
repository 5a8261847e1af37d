/** The same photo at most so many pixels wide and high; one that has no sizes stays. */
export const photoOfSize = (url: string, size: 320 | 1920): string => url.replace(/-960(?=\.\w+$)/, `-${size}`);
