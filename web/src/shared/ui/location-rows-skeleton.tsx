import { useWords } from '../words/words.ts';

/** Keeps the room of so many rows. */
export const LocationRowsSkeleton = ({ count }: { readonly count: number }) => (
  <ul aria-label={useWords('places', 'cards')('places.loadingRows')} aria-busy="true" className="grid gap-px">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className="flex h-14 items-center gap-3 px-4">
        <span className="pulse size-8 rounded-full" />
        <span className="grid grow gap-1.5">
          <span className="pulse h-4 w-3/5" />
          <span className="pulse h-3 w-2/5" />
        </span>
      </li>
    ))}
  </ul>
);
