import { useId } from 'react';

type Props = {
  readonly name: string;
  readonly label: string;
  /** what it means that it is on */
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A choice of yes or no in a form, with a line that says what yes means. */
export const Switch = ({ name, label, help, isOn, onChange }: Props) => {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-help`}
        className="switch"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={`${id}-help`} className="block text-sm text-ink-soft">
          {help}
        </span>
      </span>
    </label>
  );
};
