import { visitStatusOf } from './list-events.ts';
import { reportStatusOf } from './report-events.ts';

describe('a choice in an event', () => {
  it('is one of the values that the contract declares', () => {
    expect(reportStatusOf({ status: 'pending' })).toBe('pending');
    expect(visitStatusOf({ visitStatus: 'want_to_visit' })).toBe('want_to_visit');
  });

  it('is none of them when a later release published it', () => {
    expect(reportStatusOf({ status: 'escalated' })).toBeNull();
    expect(visitStatusOf({ visitStatus: 'booked' })).toBeNull();
  });
});
