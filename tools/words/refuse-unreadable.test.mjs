import { refuseUnreadable } from './refuse-unreadable.mjs';

describe('a message that cannot be compiled', () => {
  it('is named with its file', () => {
    expect(() => refuseUnreadable('de', 'lists', { title: 'Listen', places: '{count' })).toThrow(
      /^packages\/words\/messages\/de\/lists\.json: lists\.places cannot be read: /,
    );
  });
});
