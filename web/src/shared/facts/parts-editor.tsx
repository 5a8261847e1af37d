import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { rowOf } from '@wellspring/place-schema/kinds';
import type { EditorProps } from './editor-props.ts';
import type { FactParts } from './fact-values.ts';
import { PartControl } from './part-control.tsx';

const { state } = PLACE_FACTS.status.parts;
const [OPEN, CLOSED_FOR_NOW] = state.choices;

/** Parts that mean something only beside certain others. */
const SHOWN: Readonly<Record<string, (parts: FactParts) => boolean>> = {
  status_until: (parts) => parts['state'] === CLOSED_FOR_NOW,
  status_since: (parts) => parts['state'] !== undefined && parts['state'] !== null && parts['state'] !== OPEN,
};

/** Each part of a fact by its row, for facts without an editor of their own. */
export const PartsEditor = ({ field, parts, onChange }: EditorProps) => {
  const row = rowOf(field);
  if (row?.kind !== 'fact') return null;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Object.entries(row.parts)
        .filter(([part]) => SHOWN[`${field}_${part}`]?.(parts) ?? true)
        .map(([part, partRow]) => (
          <PartControl
            key={part}
            fact={field}
            part={part}
            row={partRow}
            value={parts[part] ?? null}
            onChange={(value) => onChange({ [part]: value })}
          />
        ))}
    </div>
  );
};
