/** More than one screen of rows: what follows them does not move in sight. */
const ROWS = 3;
const CARDS = 6;

/** Stands where rows of places come. */
export const RowsLoading = () => (
  <div aria-hidden="true" className="no-print mt-2 grid grid-cols-1 gap-5">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className="overflow-hidden">
        <span className="pulse my-2.5 block h-6 w-52" />
        <div className="flex gap-3 py-1">
          {Array.from({ length: CARDS }, (_each, card) => (
            <span key={card} className="pulse h-52 w-44 shrink-0 rounded-card sm:h-60 sm:w-52" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
