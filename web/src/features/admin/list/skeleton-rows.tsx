import { cellLook, rowLook } from './admin-row.tsx';
import type { Column } from './columns.ts';

const ROWS = 8;

/** As high as a line of the words that come. */
const Line = ({ look }: { readonly look: string }) => (
  <div className="flex h-lh items-center">
    <div className={`pulse max-w-full ${look}`} />
  </div>
);

const SHAPES = {
  select: <div className="pulse size-5" />,
  title: (
    <>
      <Line look="h-4 w-40" />
      <div className="text-sm">
        <Line look="h-3 w-28" />
      </div>
    </>
  ),
  action: <div className="pulse h-11 w-24 max-w-full rounded-full lg:pointer-fine:h-9" />,
  other: <Line look="h-4 w-24" />,
} as const;

/** Rows that are on their way, in the shape in which they come. */
export const SkeletonRows = ({ columns }: { readonly columns: readonly Pick<Column<never>, 'kind'>[] }) =>
  Array.from({ length: ROWS }, (_, at) => (
    <tr key={at} aria-hidden="true" className={rowLook}>
      {columns.map(({ kind }, column) => (
        <td key={column} className={cellLook(kind)}>
          {SHAPES[kind ?? 'other']}
        </td>
      ))}
    </tr>
  ));
