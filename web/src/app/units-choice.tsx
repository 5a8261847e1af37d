import { rememberUnits, useUnits } from '../shared/format/use-units.ts';
import { useWords } from '../shared/words/words.ts';

type ChoiceProps<Unit extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [unit: Unit, label: string])[];
  readonly chosen: Unit;
  readonly onChoose: (unit: Unit) => void;
};

const Choice = <Unit extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Unit>) => (
  <fieldset className="flex items-center rounded-full bg-surface p-1">
    <legend className="sr-only">{legend}</legend>
    {options.map(([unit, label]) => (
      <label
        key={unit}
        className="relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full px-3 text-sm font-semibold text-ink-soft has-checked:bg-primary-wash has-checked:text-primary-strong"
      >
        <input
          type="radio"
          name={name}
          value={unit}
          checked={unit === chosen}
          onChange={() => onChoose(unit)}
          className="absolute inset-0 cursor-pointer appearance-none rounded-full"
        />
        <bdi>{label}</bdi>
      </label>
    ))}
  </fieldset>
);

const SCALES = [
  ['C', '°C'],
  ['F', '°F'],
] as const;
const LENGTHS = [
  ['km', 'site.kilometres'],
  ['mi', 'site.miles'],
] as const;

/** The units of temperatures and distances, stored in this browser. */
export const UnitsChoice = () => {
  const t = useWords();
  const units = useUnits();
  return (
    <div className="no-print needs-script flex flex-wrap gap-2">
      <Choice
        legend={t('site.temperaturesIn')}
        name="temperature-unit"
        options={SCALES}
        chosen={units.temperature}
        onChoose={(temperature) => rememberUnits({ ...units, temperature })}
      />
      <Choice
        legend={t('site.distancesIn')}
        name="distance-unit"
        options={LENGTHS.map(([unit, label]) => [unit, t(label)] as const)}
        chosen={units.distance}
        onChoose={(distance) => rememberUnits({ ...units, distance })}
      />
    </div>
  );
};
