import { useState } from 'react';
import { quietButton } from '../../shared/ui/button-look.ts';
import { RefreshCw } from '../../shared/icons.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The largest number that is added; the least is 1. */
const OPERAND_MAX = 10;

const operand = (): number => 1 + Math.floor(Math.random() * OPERAND_MAX);
const question = () => ({ left: operand(), right: operand() });

export type HumanCheck = {
  readonly left: number;
  readonly right: number;
  readonly answer: string;
  readonly isPassed: boolean;
  readonly onAnswer: (answer: string) => void;
  /** asks another sum */
  readonly onRefresh: () => void;
};

/** A sum that a person adds up in their head. */
export const useHumanCheck = (): HumanCheck => {
  const [{ left, right }, setSum] = useState(question);
  const [answer, onAnswer] = useState('');
  return {
    left,
    right,
    answer,
    isPassed: answer.trim() === String(left + right),
    onAnswer,
    onRefresh: () => {
      setSum(question());
      onAnswer('');
    },
  };
};

export const HumanCheckField = ({ left, right, answer, isPassed, onAnswer, onRefresh }: HumanCheck) => {
  const t = useWords('account');
  const [isLeft, setLeft] = useState(false);
  const typed = answer.trim();
  const isWrong = typed !== '' && !isPassed && (isLeft || typed.length >= String(left + right).length);
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3">
      <TextField
        label={t('account.humanQuestion', { left, right })}
        inputMode="numeric"
        autoComplete="off"
        required
        value={answer}
        onChange={({ target }) => {
          setLeft(false);
          onAnswer(target.value);
        }}
        onBlur={() => setLeft(true)}
        error={isWrong ? t('account.humanWrong') : undefined}
        help={isPassed ? t('account.humanRight') : null}
      />
      <button
        type="button"
        aria-label={t('account.humanAnother')}
        onClick={onRefresh}
        className={`${quietButton} mt-7.5 size-12 px-0`}
      >
        <RefreshCw aria-hidden="true" className="size-4.5 shrink-0" />
      </button>
    </div>
  );
};
