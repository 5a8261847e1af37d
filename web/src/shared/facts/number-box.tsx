import type { PartValue } from '@wellspring/place-schema/fact';
import { useState } from 'react';

type Props = {
  readonly id: string;
  readonly className: string;
  /** a number, or the text that was typed where it is none; null: nothing */
  readonly value: PartValue;
  readonly onChange: (value: number | string | null) => void;
  /** from what is stored to what is typed, such as °C to °F, and back; absent: the same */
  readonly shown?: (value: number) => number;
  readonly stored?: (typed: number) => number;
};

const same = (value: number): number => value;

/** U+0660 to U+0669 are the digits of Arabic, U+066B its decimal separator. */
const typedNumber = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[,\u066b]/, '.')
      .replace('−', '-'),
  );

/** A number in the reader's unit. What is typed stays as it was typed while it means the same. */
export const NumberBox = ({ id, className, value, onChange, shown = same, stored = same }: Props) => {
  const [typed, setTyped] = useState('');
  const read = (text: string): number | string | null => {
    if (text.trim() === '') return null;
    const number = typedNumber(text);
    return Number.isFinite(number) ? stored(number) : text;
  };
  const isTyped = read(typed) === value;
  const text = isTyped ? typed : typeof value === 'number' ? String(shown(value)) : String(value ?? '');
  return (
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      className={className}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
};
