import { create, createFileRegistry, toBinary } from '@bufbuild/protobuf';
import {
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
} from '@bufbuild/protobuf/wkt';
import {
  RatingChangedSchema,
  ReviewCreatedSchema,
  ReviewSchema,
  file_wellspring_reviews_v1_events,
} from './generated/wellspring/reviews/v1/events_pb.ts';
import { ratingIn, reviewIn } from './review-events.ts';
import { eventsIn, stateReader } from './state.ts';

const review = { reviewId: 'review-1', revision: 3n, locationId: 'place-1', userId: 'member-1', rating: 4 };
const rating = { locationId: 'place-1', revision: 2n, average: 4.5, count: 2 };
const eventOf = (type: string, data: Uint8Array) => ({
  topic: 'wellspring.reviews.v1',
  key: 'place-1',
  type: `wellspring.reviews.v1.${type}`,
  data,
});
const aboutReview = toBinary(ReviewCreatedSchema, create(ReviewCreatedSchema, { review }));
const aboutRating = toBinary(RatingChangedSchema, create(RatingChangedSchema, { rating }));

describe('states of several kinds in the events of one service', () => {
  it.each([
    ['known', 'ReviewCreated', 'RatingChanged'],
    ['unknown', 'ReviewPinned', 'RatingWeighed'],
  ])('are distinguished in %s events', (_, ofReview, ofRating) => {
    expect(reviewIn(eventOf(ofReview, aboutReview))).toMatchObject(review);
    expect(ratingIn(eventOf(ofReview, aboutReview))).toBeNull();
    expect(ratingIn(eventOf(ofRating, aboutRating))).toMatchObject(rating);
    expect(reviewIn(eventOf(ofRating, aboutRating))).toBeNull();
  });

  it('are not guessed where an unknown event carries none of them', () => {
    expect(() => reviewIn(eventOf('RobotSeen', Uint8Array.of()))).toThrow('carries no Review');
  });

  it('leave out what only stands inside another state', () => {
    const names = eventsIn(file_wellspring_reviews_v1_events).map(({ name }) => name);
    expect(names).toEqual([
      'ReviewCreated',
      'ReviewChanged',
      'ReviewDeleted',
      'ReviewHidden',
      'ReviewShown',
      'RatingChanged',
      'MemberErased',
    ]);
  });

  it('cannot share a field number', () => {
    const carrying = (name: string, state: string) => ({
      name,
      field: [
        {
          name: 'state',
          number: 1,
          type: FieldDescriptorProto_Type.MESSAGE,
          typeName: `.test.${state}`,
          label: FieldDescriptorProto_Label.OPTIONAL,
        },
      ],
    });
    const messageType = [{ name: 'A' }, { name: 'B' }, carrying('AMade', 'A'), carrying('BMade', 'B')];
    const set = create(FileDescriptorSetSchema, {
      file: [create(FileDescriptorProtoSchema, { name: 'test.proto', package: 'test', syntax: 'proto3', messageType })],
    });
    const file = createFileRegistry(set).getFile('test.proto');
    expect(() => file && stateReader(file, ReviewSchema, () => true)).toThrow('Field 1 of the events of test');
  });
});
