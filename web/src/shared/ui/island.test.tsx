/** @jest-environment @happy-dom/jest-environment */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadWords } from '../words/loaded-words.ts';
import { island } from './island.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});
// React tells the console of every error that a boundary caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

await loadWords('en', ['site']);
const WORDS = { title: 'site.mapFailed', text: 'site.comesByItself' } as const;
const TITLE = 'Unable to load map data';
const Loaded = () => <p>The map</p>;

describe('an island', () => {
  it('says that it is loading, then stands there', async () => {
    const Island = island(async () => Loaded, <p>Loading</p>, WORDS);
    render(<Island />);
    expect(screen.queryByText('Loading')).not.toBeNull();
    expect(await screen.findByText('The map')).not.toBeNull();
  });

  it('shows a message when it cannot be loaded, and appears by itself when the network is back', async () => {
    let online = false;
    const load = async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return Loaded;
    };
    const Island = island(load, null, WORDS);
    render(
      <>
        <p>The rest</p>
        <Island />
      </>,
    );
    await screen.findByText(TITLE);
    expect(screen.queryByText('The rest')).not.toBeNull();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('The map');
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('is shown again on Try again when it throws', async () => {
    let healthy = false;
    const Moody = () => {
      if (!healthy) throw new Error('no');
      return <p>Well again</p>;
    };
    const Island = island(async () => Moody, null, WORDS);
    render(<Island />);
    await screen.findByText(TITLE);
    healthy = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Well again');
  });
});

describe('an error boundary', () => {
  it('starts afresh on another page', () => {
    const Page = ({ name }: { readonly name: string }) => {
      if (name === 'bad') throw new Error('no');
      return <p>{name}</p>;
    };
    const shown = (name: string) => (
      <ErrorBoundary resetKey={name} fallback={() => <p>Failed</p>}>
        <Page name={name} />
      </ErrorBoundary>
    );
    const { rerender } = render(shown('bad'));
    expect(screen.queryByText('Failed')).not.toBeNull();
    rerender(shown('good'));
    expect(screen.queryByText('good')).not.toBeNull();
  });
});
