import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { useId, useState } from 'react';
import { useLocale } from '../format/use-locale.ts';
import { useWords } from '../words/words.ts';
import { setIn, toggledIn, type EditorProps } from './editor-props.ts';
import { PartCheckbox } from './part-control.tsx';

/** Without accents and capitals, so that "thermalbader" finds "Thermalbäder". */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds of a place out of all, which a search narrows down. Those that are chosen stay in view. */
export const KindsEditor = ({ parts, onChange }: EditorProps) => {
  const t = useWords('factForm', 'kinds');
  const locale = useLocale();
  const id = useId();
  const [search, setSearch] = useState('');
  const chosen = setIn(parts, 'are');
  const [first] = useState(chosen);
  const all = PLACE_FACTS.kinds.parts.are.choices
    .map((kind) => ({ kind, label: t(`kinds.${kind}`) }))
    .sort(
      (one, other) =>
        Number(first.includes(other.kind)) - Number(first.includes(one.kind)) ||
        one.label.localeCompare(other.label, locale),
    );
  const found = all.filter(({ kind, label }) => chosen.includes(kind) || plain(label).includes(plain(search.trim())));
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('factForm.searchKinds')}
      </label>
      <input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className="mt-1 block h-12 w-full rounded-card border border-control bg-surface px-3"
      />
      <div className="mt-2 max-h-64 overflow-y-auto overscroll-contain rounded-card border border-line px-3">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4">
          {found.map(({ kind, label }) => (
            <PartCheckbox
              key={kind}
              label={label}
              isOn={chosen.includes(kind)}
              onChange={(isOn) => onChange({ are: toggledIn(chosen, kind, isOn) })}
            />
          ))}
        </div>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {found.length === 0 ? t('factForm.noKind') : null}
      </p>
    </div>
  );
};
