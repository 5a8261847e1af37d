/** The same hero image at most so many pixels wide. */
export const heroImageOfWidth = (url: string, width: number): string => url.replace(/-1920(?=\.\w+$)/, `-${width}`);
