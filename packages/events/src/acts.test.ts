import { AUDIT_AREAS, AUDIT_KINDS, AUDIT_SUBJECTS } from '@wellspring/rest-contract/audit-rules';
import { actBy, actIn, withoutPersonalValues } from './acts.ts';
import { EVENT_FILES } from './event-files.ts';
import { fact } from './fact.ts';
import {
  file_wellspring_catalog_v1_events,
  LocationVerifiedSchema,
} from './generated/wellspring/catalog/v1/events_pb.ts';
import { file_wellspring_identity_v1_events } from './generated/wellspring/identity/v1/events_pb.ts';
import { file_wellspring_lists_and_badges_v1_events } from './generated/wellspring/lists_and_badges/v1/events_pb.ts';
import { file_wellspring_moderation_v1_events } from './generated/wellspring/moderation/v1/events_pb.ts';
import { file_wellspring_reviews_v1_events } from './generated/wellspring/reviews/v1/events_pb.ts';
import { eventsIn } from './state.ts';
import { TOPICS } from './topics.ts';

const verified = (act?: ReturnType<typeof actBy>) =>
  fact(TOPICS.catalog, 'place-1', LocationVerifiedSchema, {
    location: { locationId: 'place-1', revision: 2n },
    ...(act && { act }),
  });

describe('acts of those who keep the site', () => {
  it('are read from an event without knowing it', () => {
    const act = actBy('admin-1', [{ field: 'isVerified', before: false, after: true }]);
    expect(actIn({ ...verified(act), type: 'wellspring.catalog.v1.LocationPolished' })).toMatchObject({
      by: 'admin-1',
      changes: [{ field: 'isVerified', before: 'false', after: 'true' }],
    });
  });

  it('are null where the event has no act', () => {
    expect(actIn(verified())).toBeNull();
    expect(actIn(verified(actBy('')))).toBeNull();
  });

  it('of former releases are read without values of what can be personal', () => {
    const changes = [
      { field: 'phoneNumber', before: '+354 555 1234', after: '' },
      { field: 'latitude', before: '64', after: '63' },
      { field: 'name', before: 'pending', after: 'The house of Ann' },
      { field: 'isClaimed', before: 'true', after: 'false' },
      { field: 'photos', before: '2', after: '1' },
    ];
    const read = actIn(verified({ by: 'admin-1', changes }));
    expect(read?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['phoneNumber', '', ''],
      ['latitude', '', ''],
      ['name', '', ''],
      ['isClaimed', 'true', 'false'],
      ['photos', '2', '1'],
    ]);
  });

  it('are rewritten without these values, and the rest of the event stays', () => {
    const formerly = verified({ by: 'admin-1', changes: [{ field: 'address', before: '1 Lane', after: '2 Lane' }] });
    const data = withoutPersonalValues(formerly);
    expect(data).toEqual(verified(actBy('admin-1', [{ field: 'address' }])).data);
    expect(withoutPersonalValues({ ...formerly, data: data ?? new Uint8Array() })).toBeNull();
    expect(withoutPersonalValues(verified())).toBeNull();
  });

  it('are those that the contract of the record names, and about what it names', () => {
    const acts = EVENT_FILES.flatMap(eventsIn).filter(({ fields }) => fields.some(({ number }) => number === 11));
    const subjects = acts.flatMap(({ fields }) =>
      fields.flatMap(({ number, message }) => (number < 11 && message ? message.name : [])),
    );
    const areas = acts.map(({ file }) => file.proto.package.split('.')[1]?.replaceAll('_', '-'));
    expect(acts.map(({ name }) => name).toSorted()).toEqual(AUDIT_KINDS.toSorted());
    expect(new Set(subjects)).toEqual(new Set(AUDIT_SUBJECTS));
    expect(new Set(areas)).toEqual(new Set(AUDIT_AREAS));
  });

  it('are field 11 of the events of all services, which has no other use', () => {
    const files = [
      file_wellspring_catalog_v1_events,
      file_wellspring_identity_v1_events,
      file_wellspring_lists_and_badges_v1_events,
      file_wellspring_moderation_v1_events,
      file_wellspring_reviews_v1_events,
    ];
    const eleventh = files.flatMap(eventsIn).flatMap(({ fields }) => fields.filter(({ number }) => number === 11));
    expect(new Set(eleventh.map(({ name, message }) => `${name}: ${message?.typeName}`))).toEqual(
      new Set(['act: wellspring.acts.v1.Act']),
    );
  });

  it('are refused when they cannot be read', () => {
    expect(() => actIn({ ...verified(), data: Uint8Array.of(0x5a, 0x7f) })).toThrow('could not be decoded');
  });
});
