import { factValueText } from '@wellspring/place-schema/fact-text';
import { rowOf } from '@wellspring/place-schema/kinds';
import { fieldLabel } from '@wellspring/place-schema/labels';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { valueText } from '@wellspring/place-schema/value-text';
import type { Language } from '@wellspring/words/languages';
import { decodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import { isSame } from './changed-fields.ts';
import type { Location, LocationDetails } from './location.ts';

/** The fields of a correction as they were and as they would be. */
type Correction = { readonly before: Partial<LocationDetails>; readonly after: Partial<LocationDetails> };

/** The fields of a correction that others have changed since: the value is neither the old nor the proposed one. */
export const changedMeanwhile = ({ before, after }: Correction, location: Location): readonly string[] =>
  Object.keys(after).filter((field) => {
    const now: unknown = Reflect.get(location, field);
    return !isSame(now, Reflect.get(before, field)) && !isSame(now, Reflect.get(after, field));
  });

type Shown = {
  readonly field: string;
  readonly label: string | Message;
  readonly current: string | Message | null;
  readonly proposed: string | Message | null;
  readonly isChangedMeanwhile: boolean;
};

const shown = (field: string, value: unknown, language: Language): string | Message | null => {
  if (value === null || value === undefined || value === '') return null;
  if (field === 'pointNote' && typeof value === 'string') return decodeMessage(value);
  const kind = rowOf(field)?.kind;
  if (kind === 'fact') return factValueText(sayFieldsIn(language), field, value, language);
  if (kind === 'choice' || kind === 'set') return valueText(sayFieldsIn(language), field, value, language);
  if (Array.isArray(value)) return value.map((tag: { readonly name: string }) => tag.name).join(', ') || null;
  if (typeof value === 'object' && 'latitude' in value && 'longitude' in value)
    return `${String(value.latitude)}, ${String(value.longitude)}`;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Field by field: the current and the proposed value. `language`: of the choices */
export const shownChanges = (
  proposal: Correction & { readonly status: string },
  location: Location,
  language: Language,
): readonly Shown[] => {
  const meanwhile = changedMeanwhile(proposal, location);
  return Object.entries(proposal.after)
    .filter(([field]) => field !== 'coordinatesAre' && field !== 'isPointConfirmed')
    .map(([field, value]) => ({
      field,
      label: fieldLabel(field),
      current: shown(field, Reflect.get(proposal.status === 'pending' ? location : proposal.before, field), language),
      proposed: shown(field, value, language),
      isChangedMeanwhile: proposal.status === 'pending' && meanwhile.includes(field),
    }));
};
