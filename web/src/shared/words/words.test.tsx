/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useWords } from './words.ts';

beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const Card = () => {
  const t = useWords('lists', 'cards');
  const [name] = useState('Bath');
  return <p>{`${t('lists.addedTo', { name })} ${t('cards.report')}`}</p>;
};

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Open
      </button>
      <Suspense fallback="On its way">{isOpen ? <Card /> : 'Closed'}</Suspense>
    </>
  );
};

describe('the words of a page', () => {
  it('may come while a transition waits for them', async () => {
    const problems: unknown[] = [];
    const onProblem = (error: unknown): void => void problems.push(error);
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onRecoverableError: onProblem,
      onUncaughtError: onProblem,
    });
    root.render(<Page />);
    (await screen.findByRole('button', { name: 'Open' })).click();
    await waitFor(() => expect(document.body.textContent).toContain('Added to “Bath” Report'));
    expect(problems).toEqual([]);
    root.unmount();
  });
});
