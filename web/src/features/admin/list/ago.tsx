import { RelativeTime } from '../../../shared/ui/relative-time.tsx';

/** How long ago it was, behind what it is called. */
export const Ago = ({ moment }: { readonly moment: string }) => (
  <span className="text-sm font-normal text-ink-soft sm:whitespace-nowrap">
    {' ·\u00a0'}
    <bdi>
      <RelativeTime moment={moment} />
    </bdi>
  </span>
);
