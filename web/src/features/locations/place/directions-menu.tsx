import { useId } from 'react';
import { Navigation } from '../../../shared/icons.tsx';
import { primaryButton } from '../../../shared/ui/button-look.ts';
import { useWords } from '../../../shared/words/words.ts';
import { directionsTo } from './outside-links.ts';
import type { FullLocation } from '../questions.ts';

type Props = { readonly location: Pick<FullLocation, 'name' | 'latitude' | 'longitude'> };

/** The way to a place in the maps that its reader prefers. The browser itself opens and closes it: no script is needed. */
export const DirectionsMenu = ({ location }: Props) => {
  const t = useWords('answers');
  const id = useId();
  const links = directionsTo(location);
  if (links.length === 0) return null;
  return (
    <>
      <button type="button" popoverTarget={id} className={primaryButton}>
        <Navigation aria-hidden="true" className="size-4.5" />
        <span className="max-[24rem]:sr-only">{t('answers.directions')}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-heading`}
        className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-float backdrop:bg-shade/40 max-sm:mb-4"
      >
        <p id={`${id}-heading`} className="px-3 py-2 font-semibold wrap-anywhere">
          {t('answers.directionsTo', { name: location.name })}
        </p>
        <ul>
          {links.map(({ app, href }) => (
            <li key={app}>
              <a
                href={href}
                {...(app === 'device' ? {} : { target: '_blank', rel: 'noreferrer' })}
                className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sunken"
              >
                {t('answers.mapApp', { app })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
