import { useFormContext, useWatch } from 'react-hook-form';
import { ExternalLink } from '../../shared/icons.tsx';
import { webAddress } from '../../shared/web-address.ts';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import type { Found } from './finding.ts';
import type { Fields, TextName } from './location-fields.ts';

const Source = ({ source, url }: Pick<Found, 'source' | 'url'>) => {
  const t = useWords('addLocation');
  const href = webAddress(url);
  if (!href) return <bdi>{source}</bdi>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
      <bdi>{source}</bdi>
      <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5 align-[-0.1em]" />
      <span className="sr-only"> {t('addLocation.newTab')}</span>
    </a>
  );
};

type Props = {
  readonly name: TextName;
  readonly found: Found;
  /** what was found, as a reader knows it, where the form says it in signs */
  readonly words?: string | undefined;
};

/** The source of a field. Where another value was typed, one press restores the found one. */
export const FoundLine = ({ name, found, words = found.value }: Props) => {
  const t = useWords('addLocation');
  const { setValue } = useFormContext<Fields>();
  const now = useWatch<Fields, TextName>({ name });
  if (now === found.value)
    return (
      <span className="wrap-anywhere">
        <Rich text={t('addLocation.source')} parts={{ source: () => <Source {...found} /> }} />
      </span>
    );
  return (
    <span className="wrap-anywhere">
      <Rich
        text={t('addLocation.found')}
        parts={{ words: () => <bdi>{words}</bdi>, source: () => <Source {...found} /> }}
      />{' '}
      <button
        type="button"
        onClick={() => setValue(name, found.value, { shouldDirty: true, shouldValidate: true })}
        className="-my-2 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
      >
        {t('addLocation.useThis')}
      </button>
    </span>
  );
};
