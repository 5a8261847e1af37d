import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('what is claimed and accepted', () => {
  endsAlikeWhereverKilled('what is claimed and accepted', {
    data: { location: { isClaimed: true }, siteSettings: [{ value: 'false' }] },
    proposals: ['claim accepted'],
  });
});
