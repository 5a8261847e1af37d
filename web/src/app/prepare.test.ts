import { graphClient } from '../shared/graphql/client.ts';
import type { Question } from '../shared/graphql/link.ts';
import { prepare } from './prepare.ts';

/** A directory of `total` places of which none needs to be seen. */
const givenPlaces = (total: number, away: readonly string[] = []) => {
  const asked: Question[] = [];
  const client = graphClient(async (question) => {
    asked.push(question);
    if (away.includes(question.operationName)) throw new Error('away');
    return {
      data:
        {
          Locations: { locations: { __typename: 'LocationPage', total, locations: [] } },
          Categories: { categories: [] },
          CommunityStats: { communityStats: null },
          Geocode: { geocode: [] },
          Location: { location: null },
        }[question.operationName] ?? {},
    };
  });
  const prepared = (path: string) => prepare(client, new URL(path, 'http://x'));
  const namesAsked = () => asked.map(({ operationName }) => operationName);
  return { asked, prepared, namesAsked };
};

describe('what is asked for the first HTML', () => {
  it('is the last page when the one asked for is past the end', async () => {
    const { asked, prepared } = givenPlaces(10);
    await prepared('/home?page=7');
    const offsets = asked
      .filter(({ operationName }) => operationName === 'Locations')
      .map(({ variables }) => variables['offset']);
    expect(offsets).toEqual([54, 9]);
  });

  it('is a place near the text when nothing matches it', async () => {
    const { prepared, namesAsked } = givenPlaces(0);
    await prepared('/home?search=kyoto');
    expect(namesAsked()).toContain('Geocode');
  });

  it('is nothing for a page that does not exist', async () => {
    const { prepared, namesAsked } = givenPlaces(0);
    await prepared('/nowhere');
    expect(namesAsked()).toEqual([]);
  });

  it('may fail in part, which is told and not thrown', async () => {
    const { prepared } = givenPlaces(3, ['CommunityStats']);
    expect(await prepared('/home')).toEqual(['CommunityStats {}']);
  });
});
