import type { KeyboardEvent } from 'react';
import type { Column, RowKey } from './columns.ts';

type Props<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly keys: readonly RowKey<Row>[];
  /** Tab comes to it */
  readonly isReachable: boolean;
  readonly onReach: () => void;
};

/** The row to which a key goes; null: it is not a key for that. */
const rowAt = (key: string, { previousElementSibling, nextElementSibling, parentElement }: Element): Element | null => {
  if (key === 'ArrowDown' || key === 'j') return nextElementSibling;
  if (key === 'ArrowUp' || key === 'k') return previousElementSibling;
  if (key === 'Home') return parentElement?.firstElementChild ?? null;
  return key === 'End' ? (parentElement?.lastElementChild ?? null) : null;
};

const MOVES = ['ArrowDown', 'ArrowUp', 'j', 'k', 'Home', 'End'];

const CARD_CELL = {
  select: '',
  title: '@max-[60rem]:min-w-0 @max-[60rem]:grow @max-[60rem]:basis-0',
  action: '@max-[60rem]:pt-3',
  other:
    '@max-[60rem]:flex @max-[60rem]:w-full @max-[60rem]:gap-2 @max-[60rem]:pt-1.5 @max-[60rem]:before:w-24 @max-[60rem]:before:shrink-0 @max-[60rem]:before:text-sm @max-[60rem]:before:text-ink-soft @max-[60rem]:before:content-[attr(data-label)] @max-[16rem]:flex-col @max-[16rem]:gap-0',
} as const;

/** How a cell stands in a row, and on a card. */
export const cellLook = (kind: Column<never>['kind'] | undefined): string =>
  `min-w-0 wrap-anywhere @min-[60rem]:border-b @min-[60rem]:border-line @min-[60rem]:px-2 @min-[60rem]:py-2 @min-[60rem]:first:ps-3 @min-[60rem]:last:pe-3 ${CARD_CELL[kind ?? 'other']}`;

/** How a row stands in a table, and as a card. */
export const rowLook =
  'scroll-mt-12 scroll-mb-24 align-top @max-[60rem]:flex @max-[60rem]:flex-wrap @max-[60rem]:content-start @max-[60rem]:gap-x-2 @max-[60rem]:rounded-card @max-[60rem]:border @max-[60rem]:border-line @max-[60rem]:bg-surface @max-[60rem]:p-4';

/** One row, which keys go to and act on; in what stands inside it the keys are its own. The roles say what a card's look takes away. */
export const AdminRow = <Row,>({ row, columns, keys, isReachable, onReach }: Props<Row>) => {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (target !== currentTarget || ctrlKey || metaKey || altKey) return;
    const act = keys.find((each) => each.key === key)?.act;
    if (!act && !MOVES.includes(key)) return;
    event.preventDefault();
    if (act) return act(row);
    const next = rowAt(key, currentTarget);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <tr
      role="row"
      tabIndex={isReachable ? 0 : -1}
      onFocus={onReach}
      onKeyDown={onKeyDown}
      className={`${rowLook} -outline-offset-2 hover:bg-sunken has-[[type=checkbox]:checked]:bg-primary-wash @min-[60rem]:focus:bg-sunken`}
    >
      {columns.map((column, at) => (
        <td key={at} role="cell" data-label={column.label} className={cellLook(column.kind)}>
          <div className="min-w-0 @max-[60rem]:grow">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
};
