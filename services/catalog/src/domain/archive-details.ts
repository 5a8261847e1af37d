import type { Location } from './location.ts';

/** The end of a sentence; after "Mt." or "no." it goes on. */
const BETWEEN_SENTENCES = /(?<=(?<!\b(?:mt|mtn|st|ft|no))\.)\s+(?=\p{Lu})/iu;

/** How a sentence begins that only says where an archive has the place. */
const ARCHIVE_DETAIL =
  /^(?:USGS (?:quadrangle|circular|professional paper)|AMS 1:250,000 map sheet|Listed in the \d{4} compilation|(?:NOAA|NCEI|USGS|GNIS|GVP) (?:no\.|number|id|code))/iu;

/** What a description says to readers, and the codes and sheets of archives in it; null: nothing. */
export type Divided = { readonly lead: string | null; readonly archiveDetails: string | null };

const joined = (sentences: readonly string[]): string | null => sentences.join(' ') || null;

/**
 * Divides the description of an imported place: its first words are for people, and codes are details. What a person wrote stays as it is.
 */
export const dividedDescription = ({
  description,
  provenance,
  setByPeople,
}: Pick<Location, 'description' | 'provenance' | 'setByPeople'>): Divided => {
  if (description === null || !provenance || setByPeople.includes('description'))
    return { lead: description, archiveDetails: null };
  const sentences = description.split(BETWEEN_SENTENCES);
  const details = sentences.filter((sentence) => ARCHIVE_DETAIL.test(sentence));
  if (details.length === 0) return { lead: description, archiveDetails: null };
  return { lead: joined(sentences.filter((sentence) => !details.includes(sentence))), archiveDetails: joined(details) };
};
