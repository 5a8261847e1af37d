/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { FactField } from '@wellspring/place-schema/kinds';
import { renderScreen } from '../../testing/render-screen.tsx';
import { factIn, factText } from './fact-values.ts';
import { ReadProposal } from './read-proposal.tsx';

const typed = (fact: FactField, text: string, entered = '') => {
  const form = { used: '', refused: 0 };
  const proposal = (
    <ReadProposal
      fact={fact}
      typed={text}
      text={entered}
      onUse={(used) => void (form.used = used)}
      onRefuse={() => void (form.refused += 1)}
    />
  );
  return { ...renderScreen(proposal), form };
};

beforeEach(() => localStorage.setItem('wellspring-units', 'C km'));
afterEach(() => localStorage.clear());

describe('what a text says as a fact', () => {
  it.each([
    ['waterTemperature', 'between 35 and 40 degrees Celsius in the pool', 'We understood: 35–40 °C'],
    ['price', 'Free of charge', 'We understood: Free'],
    ['season', 'May to June', 'We understood: Best in: May, June'],
    ['wheelchair', 'not wheelchair accessible', 'We understood: No'],
  ] as const)('is shown in words: %s', async (fact, text, words) => {
    typed(fact, text);
    await screen.findByText(words);
  });

  it('is entered only by a press', async () => {
    const { user, form } = typed('waterTemperature', '35–40 °C');
    await user.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(factIn(form.used)).toEqual({ minC: 35, maxC: 40, at: 'unknown' });
  });

  it('goes away when it is wrong, and leads to the editor', async () => {
    const { user, form } = typed('waterTemperature', '35–40 °C');
    await user.click(await screen.findByRole('button', { name: 'Not so' }));
    expect(screen.queryByText(/We understood/)).toBeNull();
    expect(form).toEqual({ used: '', refused: 1 });
  });

  it('is not shown beside a fact that somebody entered, only beside one that was read', async () => {
    const entered = typed('price', 'Free', factText('price', { kind: 'paid' }));
    expect(screen.queryByText(/We understood/)).toBeNull();
    entered.rerender(null);
    typed('price', 'Free', factText('price', { kind: 'free', basis: 'read' }));
    await screen.findByText('We understood: Free');
  });
});
