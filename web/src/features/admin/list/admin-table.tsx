import { useState, type KeyboardEvent, type ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** its words are for screen readers alone: what stands there speaks for itself */
  readonly isLabelHidden?: boolean;
};

type Props<Row> = {
  /** what the rows are */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** other rows are on their way */
  readonly isBusy?: boolean;
  /** Enter on a row */
  readonly onOpen?: (row: Row) => void;
  /** what single letters do to the row that has the focus */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const LABEL =
  'max-md:before:w-28 max-md:before:shrink-0 max-md:before:text-sm max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]';

/**
 * Dense rows, on a phone one card each. Arrows (or j and k) go from row to row, Enter opens, letters act on the row with the focus; in
 * what stands inside a row the keys are its own. The roles say what a phone's look takes away.
 */
export const AdminTable = <Row,>({ caption, columns, rows, keyOf, isBusy = false, onOpen, keys = {} }: Props<Row>) => {
  const [current, setCurrent] = useState<string | null>(null);
  const reachable = rows.some((row) => keyOf(row) === current) ? current : rows[0] && keyOf(rows[0]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const { previousElementSibling: before, nextElementSibling: after } = event.currentTarget;
      const next = step > 0 ? after : before;
      if (next instanceof HTMLElement) next.focus();
      return;
    }
    const act = event.key === 'Enter' ? onOpen : Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act(row);
  };
  return (
    <table
      role="table"
      aria-busy={isBusy}
      className={`w-full border-separate border-spacing-0 text-left max-md:block ${isBusy ? 'pointer-events-none opacity-50' : ''} transition-opacity`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map(({ label, isLabelHidden }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className="border-b border-line px-3 py-2 text-sm font-semibold text-ink-soft"
            >
              <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr
              key={key}
              role="row"
              tabIndex={key === reachable ? 0 : -1}
              onFocus={() => setCurrent(key)}
              onKeyDown={(event) => onKeyDown(event, row)}
              className="align-top hover:bg-sunken max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-3"
            >
              {columns.map(({ label, cell, isLabelHidden }) => (
                <td
                  key={label}
                  role="cell"
                  data-label={label}
                  className={`min-w-0 wrap-anywhere px-3 py-2.5 max-md:flex max-md:gap-2 max-md:px-1 max-md:py-1.5 md:border-b md:border-line ${isLabelHidden ? '' : LABEL}`}
                >
                  <div className="min-w-0 max-md:grow">{cell(row)}</div>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
