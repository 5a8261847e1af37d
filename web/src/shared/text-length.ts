/** Of a text in characters as people count them: code points, which the limits are counted in. */
export const textLength = (text: string): number => [...text].length;
