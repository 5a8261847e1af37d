/** Braces, commas, quotation marks and figures of a value. */
const OVERHEAD = 8;

/**
 * About how many bytes a value of an answer takes as JSON, counted without making the text: a text counts as its length. Counting ends beyond `most`, whose text
 * would take memory and time.
 */
export const jsonSize = (value: unknown, most: number): number => {
  if (typeof value === 'string') return value.length + OVERHEAD;
  if (typeof value !== 'object' || value === null) return OVERHEAD;
  let size = OVERHEAD;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (size > most) return size;
      size += jsonSize(item, most - size);
    }
    return size;
  }
  for (const [key, field] of Object.entries(value)) {
    if (size > most) return size;
    size += key.length + jsonSize(field, most - size);
  }
  return size;
};
