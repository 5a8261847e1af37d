// Publishes and stores everything that the product can, once: the stories of the killed process, and the rest.
import { z } from 'zod';
import { isStory, STORIES } from '../killed/stories.ts';
import { makePlaces, memberOf, tell, type Opened } from '../killed/story.fixture.ts';
import { keepAccount, rule } from './account-story.fixture.ts';
import { ADMIN, ofId, settled, VISITOR } from './calls.fixture.ts';
import { uploadedPicture } from './picture.fixture.ts';
import { fillPlace, importAndDelete, keepPlace, review } from './place-story.fixture.ts';

const VIEW = 'mutation ($input: PageViewInput!) { recordPageView(input: $input) }';

const keepSite = async (opened: Opened): Promise<void> => {
  const files = [{ upload: await uploadedPicture(opened.objects), originalName: 'pool.png' }];
  const ADD = 'mutation ($files: [HeroImageFile!]!) { addHeroImages(files: $files) { uploaded } }';
  await tell(opened, ADMIN, ADD, { files });
  await tell(opened, ADMIN, ADD, { files: [{ ...files[0], upload: await uploadedPicture(opened.objects) }] });
  const shown = await tell(opened, ADMIN, '{ adminHeroImages { id } }', {});
  const { adminHeroImages } = z.object({ adminHeroImages: z.array(ofId) }).parse(shown);
  const [first = '', second = ''] = adminHeroImages.map(({ id }) => id);
  await tell(opened, ADMIN, 'mutation ($id: ID!) { setHeroImageActive(id: $id, isActive: false) { id } }', {
    id: first,
  });
  await tell(opened, ADMIN, 'mutation ($id: ID!) { deleteHeroImage(id: $id) }', { id: second });
  const input = { name: 'Ann', email: 'a@example.org', subject: 'Opening hours', message: 'When does the pool open?' };
  await tell(opened, VISITOR, 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) }', { input });
};

/** Does all of it, and lets everything go its way. */
export const doEverything = async (opened: Opened): Promise<void> => {
  const names = Object.keys(STORIES).filter(isStory);
  const [own = '', passing = '', ...places] = await makePlaces(opened, names.length + 2);
  for (const [at, name] of names.entries()) {
    await STORIES[name].prepare(opened, `member-${at}`, places[at] ?? '');
    await STORIES[name].act(opened, `member-${at}`, places[at] ?? '');
  }
  const member = await keepAccount(opened);
  await tell(opened, member, VIEW, {
    input: {
      path: `/location/${own}`,
      locationId: own,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  });
  await review(opened, member, own);
  await fillPlace(opened, member, own);
  await keepSite(opened);
  await importAndDelete(opened);
  await keepPlace(opened, memberOf('submitter-1'), passing);
  if (member.kind === 'member') await rule(opened, member.id);
  await settled(opened);
};
