/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { MEMBER } from '../../testing/render-screen.tsx';
import { graphClient } from '../graphql/client.ts';
import { SessionProvider, useSession } from './session.tsx';

const Page = () => {
  const { isMember, viewer, begin, end, refresh } = useSession();
  return (
    <>
      <p role="status">{isMember ? (viewer?.username ?? 'somebody') : 'a visitor'}</p>
      <button onClick={() => void begin()}>begin</button>
      <button onClick={() => void end()}>end</button>
      <button onClick={refresh}>refresh</button>
    </>
  );
};

/** A page of a session, and what the server says of who is signed in. */
const opened = (isMember: boolean) => {
  const server = { me: isMember ? MEMBER : null, requests: 0 };
  const client = graphClient(async () => {
    server.requests += 1;
    return { data: { me: server.me } };
  });
  render(
    <ApolloProvider client={client}>
      <SessionProvider isMember={isMember}>
        <Page />
      </SessionProvider>
    </ApolloProvider>,
  );
  const press = (name: string): void => screen.getByRole('button', { name }).click();
  const shows = async (text: string): Promise<void> => void (await screen.findByText(text));
  return { server, client, press, shows };
};

describe('a session', () => {
  it('leaves a visitor without the data of the member when it ends in another tab', async () => {
    const { server, client, press, shows } = opened(true);
    await shows('ann');
    expect(JSON.stringify(client.extract())).toContain('ann@example.org');
    server.me = null;
    press('refresh');
    await shows('a visitor');
    await waitFor(() => expect(JSON.stringify(client.extract())).not.toContain('ann@example.org'));
  });

  it('has a viewer from sign-in to sign-out', async () => {
    const { server, press, shows } = opened(false);
    server.me = MEMBER;
    press('begin');
    await shows('ann');
    press('end');
    await shows('a visitor');
  });

  it('is not requested when the first HTML shows that there is no session', async () => {
    const { server, shows } = opened(false);
    await shows('a visitor');
    expect(server.requests).toBe(0);
  });
});
