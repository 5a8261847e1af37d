/** @jest-environment @happy-dom/jest-environment */
import { useQuery } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { EarnedBadgesDocument } from '../../generated/news-operations.ts';
import { OwnReviewsDocument } from '../../generated/place-operations.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BadgeNews } from './badge-news.tsx';

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

const badge = (id: string) =>
  ({
    __typename: 'Badge',
    id,
    userId: 'a1',
    badgeType: 'explorer',
    badgeLevel: 'bronze',
    iconName: 'map',
    earnedAt: '2026-11-21T10:00:00.000Z',
  }) as const;

/** A part of the page that a place of the member stands in. */
const Reviews = () => {
  const { data } = useQuery(OwnReviewsDocument, { variables: { offset: 0 } });
  return <p>{data ? `${data.myReviews.total} reviews` : ''}</p>;
};

const opened = async () => {
  Object.assign(globalThis, { EventSource: FakeSource });
  const server = { badges: [badge('first')], reviews: 0 };
  const { graph } = renderScreen(
    <>
      <Reviews />
      <BadgeNews userId="a1" />
    </>,
    {
      session: 'member',
      graph: [
        answers(EarnedBadgesDocument, () => ({
          badgeHolder: { __typename: 'User' as const, id: 'a1', badge: null, badges: server.badges },
        })),
        answers(OwnReviewsDocument, () => ({
          myReviews: { __typename: 'ReviewPage' as const, total: server.reviews, reviews: [] },
        })),
      ],
    },
  );
  await screen.findByText('0 reviews');
  const stream = streams.at(-1);
  const news = (type: 'open' | 'badge') => void stream?.dispatchEvent(new Event(type));
  news('open');
  await waitFor(() => expect(graph.sent(EarnedBadgesDocument)).toHaveLength(1));
  return { server, graph, news };
};

describe('a badge that was earned', () => {
  it('is announced, and the queries on the screen are refetched', async () => {
    const { server, news } = await opened();
    Object.assign(server, { badges: [badge('first'), badge('second')], reviews: 1 });
    news('badge');
    await screen.findByText('You earned a new badge.');
    await screen.findByText('1 reviews');
  });

  it('is announced only when the member did not have it before', async () => {
    const { graph, news } = await opened();
    news('badge');
    await waitFor(() => expect(graph.sent(EarnedBadgesDocument)).toHaveLength(2));
    expect(screen.queryByText(/^You earned/)).toBeNull();
    expect(graph.sent(OwnReviewsDocument)).toHaveLength(1);
  });
});
