import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * How it looks. On a card, "select" and "title" share the first line, what is an "action" the last, without their labels; all else has a
   * line of its own behind its label. The label of "select" is for screen readers alone.
   */
  readonly kind?: 'select' | 'title' | 'action';
  /** how wide it is in a table, such as @min-[60rem]:w-28; absent: what the others leave */
  readonly width?: string;
};

/** What a key does to the row that has the focus. */
export type RowKey<Row> = {
  readonly key: string;
  /** a text for Rich, where the key is an element: `<key></key> verifies` */
  readonly does: string;
  readonly act: (row: Row) => void;
};
