/** @jest-environment @happy-dom/jest-environment */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChoicesField } from './choices-field.tsx';

const OPTIONS = [
  { value: 'sauna', label: 'Sauna' },
  { value: 'towels', label: 'Towels' },
  { value: 'lockers', label: 'Lockers' },
];

const Comforts = ({
  onChoice,
  ...words
}: {
  onChoice: (value: string) => void;
  error?: string;
  isOptional?: boolean;
}) => {
  const [value, setValue] = useState('towels');
  const onChange = (chosen: string) => {
    setValue(chosen);
    onChoice(chosen);
  };
  return (
    <ChoicesField
      name="comforts"
      label="Comforts"
      help="At no cost."
      options={OPTIONS}
      value={value}
      onChange={onChange}
      {...words}
    />
  );
};

const nobody = (): void => undefined;

describe('C155: a set of choices in a form', () => {
  it('holds what is chosen in the order of the choices, by keyboard too', async () => {
    const received: string[] = [];
    const { user } = renderScreen(<Comforts onChoice={(value) => received.push(value)} />);
    await user.click(screen.getByLabelText('Lockers'));
    await user.click(screen.getByLabelText('Towels'));
    screen.getByLabelText('Sauna').focus();
    await user.keyboard(' ');
    expect(received).toEqual(['towels,lockers', 'lockers', 'sauna,lockers']);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });

  it('is a group with its label, its help and what is wrong with it', () => {
    renderScreen(<Comforts onChoice={nobody} error="Choose fewer" />);
    const group = screen.getByRole('group', { name: 'Comforts (optional)', description: 'Choose fewer At no cost.' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
  });

  it('does not say that it is optional where no field of the form does', () => {
    renderScreen(<Comforts onChoice={nobody} isOptional={false} />);
    screen.getByRole('group', { name: 'Comforts' });
  });
});
