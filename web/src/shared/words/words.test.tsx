/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HidesWhileWaitingContext, useWords } from './words.ts';

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
      <Suspense fallback="On its way">
        <HidesWhileWaitingContext value={true}>{isOpen ? <Card /> : 'Closed'}</HidesWhileWaitingContext>
      </Suspense>
    </>
  );
};

describe('the words of a page', () => {
  it('are empty until they come, where nothing may be hidden meanwhile', async () => {
    const Line = () => <p>{useWords('map')('map.andSaved')}</p>;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <Suspense fallback="Hidden">
        <Line />
      </Suspense>,
    );
    await waitFor(() => expect(document.querySelector('p')?.textContent).toBe(''));
    await waitFor(() => expect(document.querySelector('p')?.textContent).not.toBe(''));
    root.unmount();
  });

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
