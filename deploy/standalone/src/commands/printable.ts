/** Text from a file for a terminal: what would move its cursor, colour it or turn its direction is shown as a mark. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
