import type { Near } from './near.ts';

type Props = {
  readonly near: Near;
  /** it is where the reader was found */
  readonly isOwn: boolean;
  /** what stands before, if anything */
  readonly count: string;
  readonly onClear: () => void;
};

/** Says what the list is sorted around, and lets go of it. */
export const NearLine = ({ near, isOwn, count, onClear }: Props) => (
  <>
    {count ? ', ' : ''}nearest to {near.label ?? (isOwn ? 'your location' : 'the chosen point')} first{' '}
    <button
      type="button"
      onClick={onClear}
      className="needs-script -my-2 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
    >
      Clear
    </button>
  </>
);
