import { useClientConfig } from '../client-config.ts';
import { STREET_CREDIT, streetsAt } from '../streets-at.ts';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

type Props = { readonly latitude: number; readonly longitude: number };

/** Whose data the streets around a point are; nothing where there are none. */
export const StreetCredit = (point: Props) =>
  streetsAt(useClientConfig().streets, point) === null ? null : (
    <a href={COPYRIGHT} target="_blank" rel="noopener" className="text-xs text-ink-soft hover:underline">
      {STREET_CREDIT}
    </a>
  );
