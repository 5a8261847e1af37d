import { RelativeTime } from '../../../shared/ui/relative-time.tsx';

/** How long ago it was, behind what it is called. */
export const Ago = ({ moment }: { readonly moment: string }) => (
  <bdi className="text-sm font-normal whitespace-nowrap text-ink-soft">
    {' · '}
    <RelativeTime moment={moment} />
  </bdi>
);
