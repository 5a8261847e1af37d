import { details, NOON, pendingLocation, publishedLocation } from '../testing/builders.ts';
import { changeDetails, submitLocation, unverify, verify } from './lifecycle.ts';
import { mayKnowMember, mayView } from './publication.ts';

const later = new Date('2026-06-02T12:00:00Z');
const stamp = { id: 'a', now: NOON, submittedBy: 'member', isClaimed: false, publishAtOnce: false };

describe('a submitted place', () => {
  it('is pending', () => {
    expect(submitLocation(details(), stamp)).toMatchObject({ isVerified: false, submittedBy: 'member', revision: 1 });
  });

  it('is published at once where the setting of the site allows it', () => {
    expect(submitLocation(details(), { ...stamp, publishAtOnce: true }).isVerified).toBe(true);
  });

  it('belongs to its submitter when they claim it', () => {
    expect(submitLocation(details(), { ...stamp, isClaimed: true })).toMatchObject({
      isClaimed: true,
      claimedBy: 'member',
    });
  });

  it('is seen by its submitter and by admins only', () => {
    const pending = pendingLocation();
    expect(mayView(null, pending)).toBe(false);
    expect(mayView({ id: 'other', isAdmin: false }, pending)).toBe(false);
    expect(mayView({ id: 'member', isAdmin: false }, pending)).toBe(true);
    expect(mayView({ id: 'other', isAdmin: true }, pending)).toBe(true);
  });

  it('names its submitter to that member and to admins only', () => {
    expect(mayKnowMember(null, 'member')).toBe(false);
    expect(mayKnowMember({ id: 'other', isAdmin: false }, 'member')).toBe(false);
    expect(mayKnowMember({ id: 'member', isAdmin: false }, 'member')).toBe(true);
    expect(mayKnowMember({ id: 'other', isAdmin: true }, 'member')).toBe(true);
  });
});

describe('publication', () => {
  it('raises the revision once, however often it is requested', () => {
    const published = verify(pendingLocation(), later);
    expect(published).toMatchObject({ isVerified: true, revision: 2, updatedAt: later });
    expect(published && verify(published, later)).toBeNull();
  });

  it('can be withdrawn, and a withdrawal changes nothing in a pending place', () => {
    expect(unverify(publishedLocation(), later)).toMatchObject({ isVerified: false, revision: 2 });
    expect(unverify(pendingLocation(), later)).toBeNull();
  });
});

describe('changed details', () => {
  it('raise the revision and do not change publication and claim', () => {
    const before = publishedLocation();
    const after = changeDetails(before, details({ city: 'Reykjavík' }), later);
    expect(after).toMatchObject({ city: 'Reykjavík', isVerified: true, revision: 2, createdAt: NOON });
  });

  it('are no change when they are the same as before', () => {
    const before = publishedLocation();
    expect(changeDetails(before, details({ name: '  Blue Lagoon ' }), later)).toBeNull();
  });
});
