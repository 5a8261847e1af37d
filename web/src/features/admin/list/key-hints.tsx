import { Fragment } from 'react';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { RowKey } from './columns.ts';

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-sm border border-control px-1.5 font-sans text-xs">{children}</kbd>
);

type Props = { readonly id: string; readonly keys: readonly Pick<RowKey<never>, 'key' | 'does'>[] };

/** What the keys do in a table; where there is no room for a table, there are hardly any keys. */
export const KeyHints = ({ id, keys }: Props) => {
  const t = useWords('admin');
  const nameOf = (key: string): string => {
    if (key === 'Enter') return t('admin.keyEnter');
    return key === 'Delete' ? t('admin.keyDelete') : key.toUpperCase();
  };
  return (
    <p id={id} className="no-print mb-1 text-sm text-ink-soft @max-[60rem]:hidden">
      <Rich text={t('admin.keysRows')} parts={{ key: (text) => <Key>{text}</Key> }} />
      {keys.map(({ key, does }) => (
        <Fragment key={key}>
          {' · '}
          <Rich text={does} parts={{ key: () => <Key>{nameOf(key)}</Key> }} />
        </Fragment>
      ))}
    </p>
  );
};
