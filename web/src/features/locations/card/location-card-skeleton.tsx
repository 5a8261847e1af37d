/** The shape of a card that is on its way. */
export const LocationCardSkeleton = ({ isCompact = false }: { readonly isCompact?: boolean }) => (
  <div
    aria-hidden="true"
    className={`flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface ${isCompact ? 'compact-card' : ''}`}
  >
    <div data-picture="" className="aspect-[4/3] animate-none pulse rounded-none" />
    <div className="flex grow flex-col p-4">
      <div className="pulse h-5 w-3/4" />
      <div className="pulse mt-2 h-4 w-1/2" />
      <div className="pulse mt-4 h-4 w-full" />
      <div className="pulse mt-2 h-4 w-5/6" />
      <div className="mt-8 flex justify-between">
        <div className="pulse h-4 w-24" />
        <div className="pulse h-6 w-20 rounded-full" />
      </div>
    </div>
  </div>
);
