import { create, toBinary } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Fact } from '@wellspring/platform/bus/port';
import { file_wellspring_catalog_v1_events, LocationSchema } from './generated/wellspring/catalog/v1/events_pb.ts';
import { locationIn } from './location-events.ts';
import { eventsIn } from './state.ts';
import { TOPICS } from './topics.ts';

const location = toBinary(
  LocationSchema,
  create(LocationSchema, { locationId: 'place-1', revision: 7n, country: 'Japan', isVerified: true }),
);
const events = eventsIn(file_wellspring_catalog_v1_events);
const LOCATION_FIELD = 1;
const aboutLocations = events
  .filter(({ fields }) => fields.some(({ number }) => number === LOCATION_FIELD))
  .map(({ name }) => name);

const event = (type: string, write: (writer: BinaryWriter) => BinaryWriter, key = 'place-1'): Fact => ({
  topic: TOPICS.catalog,
  type: `wellspring.catalog.v1.${type}`,
  key,
  data: write(new BinaryWriter()).finish(),
});
const withState = (writer: BinaryWriter): BinaryWriter =>
  writer.tag(LOCATION_FIELD, WireType.LengthDelimited).bytes(location);

describe('the state in the events of catalog', () => {
  it.each(aboutLocations)('is read from %s', (name) => {
    expect(locationIn(event(name, withState))).toMatchObject({ locationId: 'place-1', revision: 7n });
  });

  it('is in no event about another member', () => {
    const erased = event('MemberErased', (writer) => writer.tag(2, WireType.LengthDelimited).bytes(new Uint8Array()));
    expect(locationIn(erased)).toBeNull();
  });

  it('is read from an event that this version does not know', () => {
    const claimed = event('LocationClaimed', (writer) =>
      withState(writer.tag(2, WireType.LengthDelimited).string('an admin').tag(3, WireType.Varint).uint32(5)),
    );
    expect(locationIn(claimed)).toMatchObject({ locationId: 'place-1', revision: 7n, country: 'Japan' });
  });

  it.each([
    ['nothing', event('LocationClaimed', (writer) => writer)],
    ['something else', event('RobotSeen', (writer) => writer.tag(1, WireType.LengthDelimited).string('a robot'))],
    ['the state of something else', event('LocationMerged', withState, 'place-2')],
    ['a broken state', event('LocationClaimed', (writer) => writer.raw(Uint8Array.of(10, 99)))],
    ['a broken state, known', event('LocationVerified', (writer) => writer.raw(Uint8Array.of(10, 99)))],
  ])('is not guessed where an event carries %s', (_, event) => {
    expect(() => locationIn(event)).toThrow(expect.objectContaining({ code: 'VALIDATION' }) as Error);
  });
});
