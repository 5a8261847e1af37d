/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ResearchPanel } from './research-panel.tsx';

const opened = (query: string, state: { readonly isBusy?: boolean; readonly failure?: string } = {}) => {
  const page = { requests: [] as string[], cancelled: 0, manual: 0 };
  const panel = (
    <ResearchPanel
      query={query}
      onQuery={() => undefined}
      isBusy={state.isBusy ?? false}
      failure={state.failure ?? null}
      onAsk={(words) => void page.requests.push(words)}
      onCancel={() => void (page.cancelled += 1)}
      onManual={() => void (page.manual += 1)}
    />
  );
  return { ...renderScreen(panel, { session: 'member' }), page };
};

const ask = (user: ReturnType<typeof opened>['user']) =>
  user.click(screen.getByRole('button', { name: 'Research this place' }));

describe('the form that has a place researched', () => {
  it('asks for the words without the space around them', async () => {
    const { user, page } = opened(' Chena Hot Springs, Alaska ');
    await ask(user);
    expect(page.requests).toEqual(['Chena Hot Springs, Alaska']);
  });

  it.each([
    ['too few', 'x', 'Please enter at least 3 characters to search for a healing location'],
    ['too many', 'x'.repeat(2_000), 'Please enter at most 300 characters'],
  ])('sends nothing with %s characters, and shows an error at the field', async (_, query, words) => {
    const { user, page } = opened(query);
    await ask(user);
    await screen.findByText(words);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(page.requests).toEqual([]);
  });

  it('can be cancelled while it runs, and sends nothing twice', async () => {
    const { user, page } = opened('Chena Hot Springs, Alaska', { isBusy: true });
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(page).toMatchObject({ requests: [], cancelled: 1 });
  });

  it('says why nothing was found, and leads to the form', async () => {
    const { user, page } = opened('Chena Hot Springs, Alaska', { failure: 'Nothing was found' });
    screen.getByText('Nothing was found');
    await user.click(screen.getByRole('button', { name: 'Enter it manually' }));
    expect(page.manual).toBe(1);
  });
});
