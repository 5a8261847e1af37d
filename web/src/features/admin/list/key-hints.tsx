import { Fragment } from 'react';
import type { RowKey } from './columns.ts';

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-sm border border-control px-1.5 font-sans text-xs">{children}</kbd>
);

type Props = { readonly id: string; readonly keys: readonly Pick<RowKey<never>, 'key' | 'does'>[] };

/** What the keys do in a table; where there is no room for a table, there are hardly any keys. */
export const KeyHints = ({ id, keys }: Props) => (
  <p id={id} className="no-print mb-1 text-sm text-ink-soft @max-[60rem]:hidden">
    <Key>↑</Key> <Key>↓</Key> from row to row
    {keys.map(({ key, does }) => (
      <Fragment key={key}>
        {' · '}
        <Key>{key.length === 1 ? key.toUpperCase() : key}</Key> {does}
      </Fragment>
    ))}
  </p>
);
