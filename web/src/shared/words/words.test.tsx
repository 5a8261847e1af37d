/** @jest-environment @happy-dom/jest-environment */
import { waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { useWords } from './words.ts';

beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const Line = () => <p>{useWords('map')('map.andMore', { count: 2 })}</p>;

it('words are empty until they come', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Line />);
  await waitFor(() => expect(document.querySelector('p')?.textContent).toBe(''));
  await waitFor(() => expect(document.querySelector('p')?.textContent).toBe('And 2 more.'));
  root.unmount();
});
