import { fact } from '@wellspring/events/fact';
import { SiteSettingChangedSchema } from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { newId } from '@wellspring/platform/ids';
import { details } from './builders.ts';
import { openCatalog } from './catalog.ts';

type Member = { readonly id: string };

export const ADA = { id: 'ada', isAdmin: true };

/** Files as the gateway has taken them in, each with a caption. */
export const files = (...names: readonly string[]) =>
  names.map((name) => ({ upload: name, name: `${name}.jpg`, caption: `About ${name}`, key: null }));
export const many = (count: number) => files(...Array.from({ length: count }, (_, at) => `p${at}`));

/** The catalog with places whose members send photos. */
export const openPhotographed = async () => {
  const catalog = await openCatalog();
  const { useCases, locations, deliver } = catalog;
  let members = 0;
  const submit = async () => {
    const member = { id: `photographer-${++members}`, isAdmin: false };
    const submitted = details({ name: `Photographed ${members}`, description: 'Warm', address: '1 Lane' });
    const submission = { details: submitted, submittedBy: member.id, isClaimed: false };
    return { id: (await useCases.submitLocation(submission)).location.id, member };
  };
  /** A place that an admin published, with one photo. */
  const givenPlace = async () => {
    const { id, member } = await submit();
    const { photos } = await useCases.addLocationPhotos(id, files('first'), member);
    await useCases.verifyLocation(id, ADA.id);
    return { id, member, first: photos[0]?.id ?? '' };
  };
  const waitingAt = async (id: string, member: Member) =>
    (await useCases.proposalsOf(member.id, id)).find(({ status }) => status === 'pending') ?? null;
  const openAt = async (id: string, member: Member) => {
    const open = await waitingAt(id, member);
    if (!open) throw new Error('nothing waits');
    return open;
  };
  /** Decides what waits, as it is now. */
  const decide = async (
    id: string,
    member: Member,
    status: 'accepted' | 'declined',
    declinedPhotos: readonly string[] = [],
  ) => {
    const { id: proposal, revision } = await openAt(id, member);
    const words = { notes: null, reason: 'Not of this place', readRevision: null, proposalRevision: revision };
    return useCases.decideProposal(proposal, { status, ...words, declinedPhotos }, ADA.id);
  };
  let settings = 0;
  const publishAtOnce = (isOn: boolean): Promise<void> => {
    const siteSetting = { key: 'auto_verify_locations', revision: BigInt(++settings), value: String(isOn) };
    const event = fact(TOPICS.moderation, siteSetting.key, SiteSettingChangedSchema, { siteSetting });
    return deliver([{ ...event, id: newId(), source: 'moderation', time: new Date() }]);
  };
  const shownAt = async (id: string) => ((await locations.find(id))?.photos ?? []).map(({ caption }) => caption);
  return { ...catalog, submit, givenPlace, shownAt, waitingAt, openAt, decide, publishAtOnce };
};
