import { ExternalLink, MapPin, Phone } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { websiteLabel } from './outside-links.ts';
import type { FullLocation } from '../questions.ts';

const link = 'font-medium text-primary underline underline-offset-4 hover:text-primary-strong';

/** Each number as a link; words that hold no number are words. */
const Telephones = ({ phones, phoneNumber }: Pick<FullLocation, 'phones' | 'phoneNumber'>) => {
  const t = useWords('place');
  if (phones.length === 0)
    return phoneNumber ? (
      <li>
        <Phone aria-label={t('place.phoneIcon')} />
        <span className="whitespace-pre-line">{phoneNumber}</span>
      </li>
    ) : null;
  return phones.map(({ text, uri, note }) => (
    <li key={uri}>
      <Phone aria-label={t('place.phoneIcon')} />
      <span>
        <a href={uri} dir="ltr" className={link}>
          {text}
        </a>
        {note ? (
          <bdi dir="auto" className="block text-sm text-ink-soft">
            {note}
          </bdi>
        ) : null}
      </span>
    </li>
  ));
};

/** Only where something is known. */
export const ContactCard = ({ location }: { readonly location: FullLocation }) => {
  const t = useWords('place');
  const { address, phoneNumber, phones, websites } = location;
  if (!address && !phoneNumber && websites.length === 0) return null;
  return (
    <section
      aria-labelledby="contact-heading"
      className="rounded-card border border-line bg-surface p-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-control"
    >
      <h2 id="contact-heading" className="text-lg">
        {t('place.contact')}
      </h2>
      <ul className="mt-3 grid gap-3 wrap-anywhere [&>li]:flex [&>li]:gap-3">
        {address ? (
          <li>
            <MapPin aria-label={t('place.addressIcon')} />
            {address}
          </li>
        ) : null}
        <Telephones phones={phones} phoneNumber={phoneNumber} />
        {websites.map((website) => (
          <li key={website}>
            <ExternalLink aria-hidden="true" />
            <a href={website} target="_blank" rel="noreferrer nofollow" className={link}>
              {websiteLabel(t, website, { isOnly: websites.length === 1 })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
