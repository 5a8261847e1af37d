/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ViewerQuery } from '../../generated/operations.ts';
import { graphClient } from '../graphql/client.ts';
import { MEMBER } from '../../testing/render-screen.tsx';
import { SessionProvider, useSession } from '../session/session.tsx';
import { Drafted } from './drafted.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const member = (id: string): NonNullable<ViewerQuery['me']> => ({
  ...MEMBER,
  id,
  email: `${id}@example.org`,
  username: id,
});

const NOTHING = { email: '', title: '', content: '' };

const sentKeys: string[] = [];
const Form = ({ stored }: { readonly stored: typeof NOTHING }) => (
  <Drafted form="review" subject="place-1" initial={stored}>
    {(draft) => (
      <form
        aria-label="Review"
        onSubmit={(event) => {
          event.preventDefault();
          sentKeys.push(draft.idempotencyKey());
        }}
      >
        <input name="email" aria-label="Email" defaultValue={draft.values.email} />
        <input name="title" aria-label="Title" defaultValue={draft.values.title} />
        <textarea name="content" aria-label="Content" defaultValue={draft.values.content} />
        <input type="password" name="password" aria-label="Password" />
        <button type="button" onClick={() => draft.keepPhotos(['a.jpg', 'b.jpg'])}>
          Choose photos
        </button>
        <button type="button" onClick={() => draft.keepPhotos(['a.jpg'])}>
          Choose one
        </button>
        <button type="button" onClick={draft.drop}>
          Sent
        </button>
        <button>Send</button>
      </form>
    )}
  </Drafted>
);

const EndSession = () => {
  const { end } = useSession();
  return <button onClick={() => void end()}>End</button>;
};

/** `who`: null, a visitor */
const opened = async (who: string | null, stored = NOTHING): Promise<void> => {
  cleanup();
  const client = graphClient(async () => ({ data: { me: who === null ? null : member(who) } }));
  render(
    <ApolloProvider client={client}>
      <SessionProvider isMember={who !== null}>
        <Form stored={stored} />
        <EndSession />
      </SessionProvider>
    </ApolloProvider>,
  );
  await screen.findByRole('form');
};

const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
const textIn = (label: string): unknown => Reflect.get(screen.getByLabelText(label), 'value');
const press = (name: string): void => screen.getByRole('button', { name }).click();

describe('a form with a draft', () => {
  it('has the typed text when it is opened again, with a note', async () => {
    await opened('ann');
    expect(screen.queryByText('Restored what you typed')).toBeNull();
    type('Title', 'Calm');
    type('Content', 'Warm\nwater');
    await opened('ann');
    expect([textIn('Title'), textIn('Content')]).toEqual(['Calm', 'Warm\nwater']);
    screen.getByText('Restored what you typed');
  });

  it('stands with its text when the session ends, and has it after signing in again', async () => {
    await opened('ann');
    type('Title', 'Calm');
    press('End');
    await waitFor(() => expect(textIn('Title')).toBe('Calm'));
    await opened(null);
    expect(textIn('Title')).toBe('');
    await opened('ann');
    expect(textIn('Title')).toBe('Calm');
  });

  it('shows nothing of it to another member', async () => {
    await opened('ann');
    type('Title', 'Calm');
    await opened('bob');
    expect(textIn('Title')).toBe('');
    await opened('ann');
    expect(textIn('Title')).toBe('');
  });

  it("gives a visitor's text to the member with the same address, and to no one else", async () => {
    await opened(null);
    type('Email', 'Ann@example.org');
    type('Content', 'Hello');
    await opened('bob');
    expect(textIn('Content')).toBe('');
    await opened('ann');
    expect(textIn('Content')).toBe('Hello');
  });

  it('is empty again after Discard, and after it was sent', async () => {
    await opened('ann');
    type('Title', 'Calm');
    await opened('ann');
    press('Discard');
    await waitFor(() => expect(textIn('Title')).toBe(''));
    type('Title', 'Warm');
    press('Sent');
    await opened('ann');
    expect(textIn('Title')).toBe('');
    expect(screen.queryByText('Restored what you typed')).toBeNull();
  });

  it('keeps only what differs from what is stored: typed back, there is no draft', async () => {
    await opened('ann', { ...NOTHING, title: 'Stored' });
    type('Title', 'Other');
    type('Title', 'Stored');
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps no password', async () => {
    await opened('ann');
    type('Password', 'quiet water 42');
    type('Title', 'Calm');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('quiet water 42');
  });

  it('names the photos that have to be chosen again, until they are', async () => {
    await opened('ann');
    type('Title', 'Calm');
    press('Choose photos');
    await opened('ann');
    screen.getByText(/2 photos have to be chosen again/);
    screen.getByText('a.jpg, b.jpg');
    press('Choose one');
    await screen.findByText(/1 photo has to be chosen again/);
    await opened('ann');
    screen.getByText('a.jpg, b.jpg');
  });

  it('says that its subject has changed meanwhile, and overwrites nothing without confirmation', async () => {
    await opened('ann', { ...NOTHING, title: 'A quiet morning' });
    type('Title', 'A loud morning');
    await opened('ann', { ...NOTHING, title: 'A quiet evening' });
    expect(textIn('Title')).toBe('A quiet evening');
    screen.getByText('This was changed elsewhere after you typed here.');
    press('Put in what you typed');
    await waitFor(() => expect(textIn('Title')).toBe('A loud morning'));
    await opened('ann', { ...NOTHING, title: 'A quiet evening' });
    expect(textIn('Title')).toBe('A loud morning');
  });

  it('leaves fields alone that were changed elsewhere and not typed in', async () => {
    await opened('ann', { ...NOTHING, title: 'Morning' });
    type('Content', 'Mine');
    await opened('ann', { ...NOTHING, title: 'Evening' });
    expect([textIn('Title'), textIn('Content')]).toEqual(['Evening', 'Mine']);
  });

  it('is sent with the same key until it is changed, also after a reload of the page', async () => {
    sentKeys.length = 0;
    await opened('ann');
    type('Title', 'Calm');
    press('Send');
    await opened('ann');
    press('Send');
    type('Title', 'Warm');
    press('Send');
    const [first, again, changed] = sentKeys;
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });
});
