/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ListPane } from './list-pane.tsx';

const opened = (isWide: boolean) => {
  const query = window.matchMedia('all');
  jest.spyOn(query, 'matches', 'get').mockReturnValue(isWide);
  jest.spyOn(window, 'matchMedia').mockReturnValue(query);
  const skipped: string[] = [];
  const shown = renderScreen(
    <ListPane
      title="2 places in view"
      sorting={null}
      litId={null}
      card={<p>A chosen place</p>}
      onSkip={() => skipped.push('skipped')}
    >
      <a href="/location/dogo">Dōgo Onsen</a>
    </ListPane>,
  );
  return { ...shown, skipped };
};

const handle = () => screen.getByRole('button', { name: '2 places in view' });
const isOpen = () => handle().getAttribute('aria-expanded') === 'true';

describe('the list beside the map', () => {
  it('is a region where there is room, which the keyboard may skip', async () => {
    const { user, skipped } = opened(true);
    screen.getByRole('region', { name: '2 places in view' });
    await user.click(screen.getByRole('button', { name: 'Skip the list, to the map' }));
    expect(skipped).toEqual(['skipped']);
  });
});

describe('the list over the map of a phone', () => {
  it('is opened and closed by its button; closed, it is out of the way of the keyboard', async () => {
    const { user } = opened(false);
    const list = screen.getByText('Dōgo Onsen').parentElement;
    expect([isOpen(), list?.inert]).toEqual([false, true]);
    screen.getByText('A chosen place');
    await user.click(handle());
    await waitFor(() => expect([isOpen(), list?.inert]).toEqual([true, false]));
    expect(screen.queryByText('A chosen place')).toBeNull();
    await user.click(handle());
    await waitFor(() => expect([isOpen(), list?.inert]).toEqual([false, true]));
  });

  it('is pulled open and shut', async () => {
    opened(false);
    const button = handle();
    button.setPointerCapture = () => undefined;
    const pull = async (by: number, leads: boolean) => {
      fireEvent.pointerDown(button, { clientY: 500 });
      fireEvent.pointerMove(button, { clientY: 500 + by });
      fireEvent.pointerUp(button, { clientY: 500 + by });
      fireEvent.click(button);
      await waitFor(() => expect(isOpen()).toBe(leads));
    };
    await pull(-80, true);
    await pull(80, false);
  });
});
