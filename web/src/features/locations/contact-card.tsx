import { VISIT_WEBSITE } from './location-messages.ts';
import { ExternalLink, MapPin, Phone } from 'lucide-react';
import { websiteUrl } from './outside-links.ts';
import type { FullLocation } from './questions.ts';

const link = 'font-medium text-primary underline underline-offset-4 hover:text-primary-strong';

/** Only where something is known. */
export const ContactCard = ({ location }: { readonly location: FullLocation }) => {
  const { address, phoneNumber } = location;
  const website = websiteUrl(location.website);
  if (!address && !phoneNumber && !website) return null;
  return (
    <section
      aria-labelledby="contact-heading"
      className="rounded-card border border-line bg-surface p-5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-control"
    >
      <h2 id="contact-heading" className="text-lg">
        Contact Information
      </h2>
      <ul className="mt-3 grid gap-3 wrap-anywhere [&>li]:flex [&>li]:gap-3">
        {address ? (
          <li>
            <MapPin aria-label="Address" />
            {address}
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone aria-label="Phone" />
            <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={link}>
              {phoneNumber}
            </a>
          </li>
        ) : null}
        {website ? (
          <li>
            <ExternalLink aria-hidden="true" />
            <a href={website} target="_blank" rel="noreferrer nofollow" className={link}>
              {VISIT_WEBSITE}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
};
