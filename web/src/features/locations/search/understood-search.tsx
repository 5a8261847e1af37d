import type { Translate } from '@wellspring/words/translate';
import { listText } from '@wellspring/place-schema/list-text';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { searchWords } from '../address-state.ts';

/** What the answer says of its words. */
type Understood = {
  readonly near: { readonly label: string | null; readonly bounds: object | null } | null;
  readonly interpretation: {
    readonly words: string;
    readonly corrections: readonly { readonly from: string; readonly to: string }[];
    readonly leftOut: readonly string[];
    readonly facets: readonly { readonly words: string; readonly isApplied: boolean }[];
  } | null;
};

type Props = {
  /** as the reader wrote it */
  readonly search: string;
  readonly page: Understood;
  /** the address of a search for other words */
  readonly hrefOf: (search: string) => string;
  /** above a map, which is to be seen */
  readonly isShort?: boolean;
};

const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is shown in other words than the reader's; null when nothing was read into them. */
const meaningOf = (t: Translate<'places'>, { near, interpretation }: Understood, words: string): string | null => {
  if (!interpretation) return null;
  const { corrections } = interpretation;
  const corrected = (typed: string): string =>
    corrections.reduce((text, { from, to }) => text.replaceAll(from, to.toLowerCase()), typed.toLowerCase());
  if (near?.label) {
    const found = { around: near.bounds ? 'area' : 'point', place: near.label };
    if (!interpretation.words) return t('places.understoodPlaces', found);
    const subject = corrections.length > 0 ? corrected(interpretation.words) : interpretation.words;
    return t('places.understoodPlace', { ...found, words: capitalised(subject) });
  }
  if (corrections.length === 0) return null;
  return t('places.understoodWords', { words: corrected(words) });
};

/** A search in which some of its words have to be found as words. */
const quoting = (search: string, words: string): string => {
  const at = search.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return `${search} "${words}"`;
  return `${search.slice(0, at)}"${search.slice(at, at + words.length)}"${search.slice(at + words.length)}`;
};

type WordsProps = Pick<Props, 'search' | 'hrefOf'> & {
  readonly words: readonly string[];
  readonly say: (words: string) => string;
};

/** Words that were not looked for as words, with the way to look for each of them. */
const OtherWords = ({ search, hrefOf, words, say }: WordsProps) => {
  const t = useWords('places');
  const locale = useLocale();
  if (words.length === 0) return null;
  return (
    <>
      {say(listText(words, locale))}{' '}
      {words.map((each) => (
        <Link key={each} to={hrefOf(quoting(search, each))} className={link}>
          {t('places.mustSay', { words: each })}
        </Link>
      ))}
    </>
  );
};

/** Says how a search was understood, with one click to have the words taken to the letter. */
export const UnderstoodSearch = ({ search, page, hrefOf, isShort = false }: Props) => {
  const t = useWords('places');
  const { words, isExact } = searchWords(search);
  if (isExact) return null;
  const meaning = meaningOf(t, page, words);
  const { leftOut = [], facets = [] } = page.interpretation ?? {};
  const facts = facets.filter(({ isApplied }) => isApplied).map((fact) => fact.words);
  if (!meaning && leftOut.length === 0 && facts.length === 0) return null;
  return (
    <p role="status" className={`flex flex-wrap items-center gap-x-2 ${isShort ? 'max-md:text-sm' : 'mt-2'}`}>
      {meaning ? (
        <>
          {meaning}{' '}
          <Link to={hrefOf(`"${words}"`)} className={link}>
            {t('places.searchExactly', { words })}
          </Link>
        </>
      ) : null}
      <OtherWords
        search={search}
        hrefOf={hrefOf}
        words={facts}
        say={(said) => t('places.factWords', { words: said })}
      />
      <OtherWords
        search={search}
        hrefOf={hrefOf}
        words={leftOut}
        say={(said) => t('places.leftOutWords', { words: said })}
      />
    </p>
  );
};
