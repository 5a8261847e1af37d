/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { OwnReviewsDocument } from '../../generated/place-operations.ts';
import { graphClient } from '../../shared/graphql/client.ts';
import { SessionProvider } from '../../shared/session/session.tsx';
import { Toasts } from '../../shared/ui/toasts.tsx';
import { BadgeNews } from './badge-news.tsx';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(cleanup);

const streams: EventTarget[] = [];

/** happy-dom has none. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;

  constructor() {
    super();
    streams.push(this);
  }

  close(): void {
    this.dispatchEvent(new Event('closed'));
  }
}

const badge = (id: string) => ({
  __typename: 'Badge',
  id,
  userId: 'ann',
  badgeType: 'explorer',
  badgeName: 'Explorer',
  badgeLevel: 'bronze',
  description: 'A first place.',
  iconName: 'map',
  earnedAt: '2026-11-21T10:00:00.000Z',
});

/** A part of the page that a place of the member stands in. */
const Reviews = () => {
  const { data } = useQuery(OwnReviewsDocument, { variables: { offset: 0 } });
  return <p role="status">{data ? `${data.myReviews.total} reviews` : ''}</p>;
};

it('what is on the screen is asked for anew when a badge was earned', async () => {
  Object.assign(globalThis, { EventSource: FakeSource });
  const server = { badges: [badge('first')], reviews: 0, asked: 0 };
  const client = graphClient(async ({ operationName }) => {
    if (operationName === 'OwnReviews')
      return { data: { myReviews: { __typename: 'ReviewPage', total: server.reviews, reviews: [] } } };
    server.asked += 1;
    return { data: { badgeHolder: { __typename: 'User', id: 'ann', badge: null, badges: server.badges } } };
  });
  render(
    <ApolloProvider client={client}>
      <SessionProvider isMember={false}>
        <Toasts>
          <Reviews />
          <BadgeNews userId="ann" />
        </Toasts>
      </SessionProvider>
    </ApolloProvider>,
  );
  await screen.findByText('0 reviews');
  const [stream] = streams;
  stream?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(server.asked).toBe(1));
  Object.assign(server, { badges: [badge('first'), badge('second')], reviews: 1 });
  stream?.dispatchEvent(new Event('badge'));
  await screen.findByText('1 reviews');
});
