import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { memberErasedFromCatalog } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const deleted = (userId: string): Message => ({
  ...fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});
const catalog = await openCatalog();
const admin = { id: 'admin', isAdmin: true };

describe('places of a member who has deleted their account', () => {
  it('stay without a submitter and a claim, and are published once', async () => {
    const submit = (submittedBy: string, isClaimed: boolean) =>
      catalog.useCases.submitLocation({ details: details(), submittedBy, isClaimed });
    const { location: own } = await submit('cleo', true);
    const { location: other } = await submit('ben', true);
    await catalog.useCases.verifyLocation(own.id);
    await catalog.deliver([deleted('cleo'), deleted('cleo')]);
    await catalog.deliver(await catalog.published());
    expect(await catalog.useCases.findLocation(own.id, null)).toMatchObject({
      submittedBy: null,
      claimedBy: null,
      isClaimed: false,
      isVerified: true,
    });
    expect(await catalog.useCases.findLocation(other.id, admin)).toMatchObject({ submittedBy: 'ben', isClaimed: true });
    const said = (await catalog.published()).flatMap((message) => memberErasedFromCatalog(message)?.userId ?? []);
    expect(said.filter((userId) => userId === 'cleo')).toHaveLength(1);
  });

  it('keep the photos that the member added, also to places of others, without the member', async () => {
    const submit = async (name: string, submittedBy: string) =>
      (await catalog.useCases.submitLocation({ details: details({ name }), submittedBy, isClaimed: false })).location
        .id;
    const upload = [{ upload: 'a', name: 'a.jpg', caption: null, key: null }];
    const [own, other] = [await submit('Reed Pool', 'gil'), await submit('Alder Pool', 'ben')];
    for (const id of [own, other]) await catalog.useCases.addLocationPhotos(id, upload, { id: 'gil', isAdmin: true });
    await catalog.deliver([deleted('gil')]);
    for (const id of [own, other])
      expect((await catalog.locations.find(id))?.photos).toMatchObject([{ uploadedBy: null }]);
  });

  it('have no submitter when they were submitted during the deletion of the account', async () => {
    await catalog.deliver([deleted('ann')]);
    const { location } = await catalog.useCases.submitLocation({
      details: details(),
      submittedBy: 'ann',
      isClaimed: false,
    });
    await catalog.deliver(await catalog.published());
    expect(await catalog.useCases.findLocation(location.id, admin)).toMatchObject({ submittedBy: null });
  });

  it('keep no note of an admin, however late it was written', async () => {
    const submit = async (name: string) =>
      (await catalog.useCases.submitLocation({ details: details({ name }), submittedBy: 'dan', isClaimed: false }))
        .location.id;
    const [early, late] = [await submit('Moss Pool'), await submit('Fern Bath')];
    await catalog.useCases.deleteLocation(early, 'ada', 'We know it already');
    await catalog.deliver([deleted('dan')]);
    expect(await catalog.useCases.deletedLocation(early, admin)).toBeNull();
    await catalog.useCases.deleteLocation(late, 'ada', 'We know it already');
    await catalog.deliver(await catalog.published());
    expect(await catalog.useCases.deletedLocation(late, admin)).toBeNull();
  });
});
