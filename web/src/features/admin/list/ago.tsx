import { RelativeTime } from '../../../shared/ui/relative-time.tsx';

/** How long ago it was, behind what it is called. */
export const Ago = ({ moment }: { readonly moment: string }) => (
  <bdi className="text-sm font-normal text-ink-soft sm:whitespace-nowrap">
    {' · '}
    <RelativeTime moment={moment} />
  </bdi>
);
