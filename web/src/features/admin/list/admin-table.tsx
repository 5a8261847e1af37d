import { useId, useState } from 'react';
import { AdminRow } from './admin-row.tsx';
import type { Column, RowKey } from './columns.ts';
import { KeyHints } from './key-hints.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Props<Row> = {
  /** what the rows are */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** null: they are on their way */
  readonly rows: readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
  /** other rows are on their way */
  readonly isBusy?: boolean;
  readonly keys?: readonly RowKey<Row>[];
};

const HEADER =
  'z-10 border-b border-line bg-paper print:bg-transparent px-2 py-2 text-start text-sm font-semibold text-ink-soft first:ps-3 last:pe-3 @min-[60rem]:sticky @min-[60rem]:top-0';

/**
 * Dense rows; where the screen is narrow, a card each. Arrows (or j and k) go from row to row, Home and End to the first and the last;
 * what other keys do is said above the rows.
 */
export const AdminTable = <Row,>({ caption, columns, rows, keyOf, isBusy = false, keys = [] }: Props<Row>) => {
  const hints = useId();
  const [current, setCurrent] = useState<string | null>(null);
  const first = rows?.[0];
  const reachable = rows?.some((row) => keyOf(row) === current) ? current : first && keyOf(first);
  // Its own width in letters says whether there is room for columns: text may be large.
  return (
    <div className="@container">
      <KeyHints id={hints} keys={keys} />
      <table
        role="table"
        aria-busy={isBusy || rows === null}
        aria-describedby={hints}
        className={`w-full border-separate border-spacing-0 text-start @max-[60rem]:block @min-[60rem]:table-fixed ${isBusy && rows ? 'pointer-events-none outdated' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-[60rem]:sr-only">
          <tr role="row">
            {columns.map(({ label, kind, width = '' }, column) => (
              <th key={column} role="columnheader" scope="col" className={`${HEADER} ${width}`}>
                <span className={kind === 'select' ? 'sr-only' : ''}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid-cols-2 gap-3 @max-[60rem]:grid @max-[44rem]:grid-cols-1">
          {rows === null ? <SkeletonRows columns={columns} /> : null}
          {rows?.map((row) => {
            const key = keyOf(row);
            return (
              <AdminRow
                key={key}
                row={row}
                columns={columns}
                keys={keys}
                isReachable={key === reachable}
                onReach={() => setCurrent(key)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
