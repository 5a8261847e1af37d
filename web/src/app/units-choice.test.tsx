/** @jest-environment @happy-dom/jest-environment */
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { UnitsChoice } from './units-choice.tsx';

const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });

describe('the choice of units', () => {
  it('sets temperatures and distances apart from each other', async () => {
    const { user } = renderScreen(<UnitsChoice />);
    await user.click(choice('Temperatures in', '°C'));
    await user.click(choice('Distances in', 'miles'));
    expect([choice('Temperatures in', '°C').checked, choice('Distances in', 'miles').checked]).toEqual([true, true]);
    await user.click(choice('Distances in', 'km'));
    expect([choice('Temperatures in', '°C').checked, choice('Distances in', 'km').checked]).toEqual([true, true]);
  });
});
