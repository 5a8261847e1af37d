/** @jest-environment @happy-dom/jest-environment */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SearchBox } from './search-box.tsx';

// The suggestions' script comes when it comes.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(cleanup);

const opened = (initial = ''): HTMLInputElement => {
  render(
    <MemoryRouter>
      <SearchBox initial={initial} onSearch={() => undefined} />
    </MemoryRouter>,
  );
  const box = screen.getByRole('combobox', { name: 'Search healing locations' });
  if (!(box instanceof HTMLInputElement)) throw new Error('The box is no input');
  return box;
};

describe('the search box', () => {
  it('is a text input, the one kind that may be a combobox', () => {
    expect(opened().type).toBe('text');
  });

  it('is cleared by its button, and keeps the focus', async () => {
    const box = opened('onsen');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search text' }));
    await waitFor(() => expect([box.value, document.activeElement]).toEqual(['', box]));
    expect(screen.queryByRole('button', { name: 'Clear the search text' })).toBeNull();
  });
});
