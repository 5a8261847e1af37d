import { AMENITIES } from '@wellspring/place-schema/facts';
import { useId } from 'react';
import { Check, X } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { AMENITY_ICONS } from './amenity-icons.tsx';
import { setIn, toggledIn, type EditorProps } from './editor-props.ts';

type Amenity = (typeof AMENITIES)[number];
type State = 'yes' | 'no' | 'unknown';

const STATES: readonly State[] = ['yes', 'no', 'unknown'];

type RowProps = {
  readonly amenity: Amenity;
  readonly state: State;
  readonly onChoose: (state: State) => void;
};

/** One amenity: there is, there is not, or nobody says. The arrow keys choose, as in any group of radio buttons. */
const AmenityRow = ({ amenity, state, onChoose }: RowProps) => {
  const t = useWords('factForm', 'facts');
  const id = useId();
  const Icon = AMENITY_ICONS[amenity];
  const words = { yes: t('facts.flag_yes'), no: t('facts.flag_no'), unknown: t('factForm.notKnown') };
  const marks = { yes: <Check className="size-5" />, no: <X className="size-5" />, unknown: '?' };
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex items-center gap-2 border-t border-line py-1">
      <Icon className="size-5 shrink-0 text-ink-soft" />
      <span id={id} className="min-w-0 grow text-sm wrap-anywhere">
        {t(`facts.amenity_${amenity}`)}
      </span>
      {STATES.map((each) => (
        <label
          key={each}
          className="relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-transparent text-ink-soft has-checked:border-primary has-checked:bg-sunken has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={id}
            aria-label={words[each]}
            title={words[each]}
            checked={state === each}
            onChange={() => onChoose(each)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0 forced-colors:opacity-100"
          />
          <span aria-hidden="true" className="pointer-events-none">
            {marks[each]}
          </span>
        </label>
      ))}
    </div>
  );
};

/** What a place offers or asks for, each with its icon and in three states. */
export const AmenitiesEditor = ({ parts, onChange }: EditorProps) => {
  const [has, lacks] = [setIn(parts, 'has'), setIn(parts, 'lacks')];
  const stateOf = (amenity: Amenity): State =>
    has.includes(amenity) ? 'yes' : lacks.includes(amenity) ? 'no' : 'unknown';
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6">
      {AMENITIES.map((amenity) => (
        <AmenityRow
          key={amenity}
          amenity={amenity}
          state={stateOf(amenity)}
          onChoose={(state) =>
            onChange({
              has: toggledIn(has, amenity, state === 'yes'),
              lacks: toggledIn(lacks, amenity, state === 'no'),
            })
          }
        />
      ))}
    </div>
  );
};
