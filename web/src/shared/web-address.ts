/** An address that a link may lead to: of the web, or a path of this site; null where it is neither. */
export const webAddress = (text: string | null): string | null => {
  if (!text) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
