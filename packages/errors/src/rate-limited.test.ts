import { textIn } from '@wellspring/words/error-text';
import { verbatim } from '@wellspring/words/message';
import { rateLimited, tryAgainIn } from './rate-limited.ts';

it.each([
  [0, 'Please try again in 1 second.'],
  [0.2, 'Please try again in 1 second.'],
  [30, 'Please try again in 30 seconds.'],
  [90, 'Please try again in 90 seconds.'],
  [91, 'Please try again in 2 minutes.'],
  [720, 'Please try again in 12 minutes.'],
  [721, 'Please try again in 13 minutes.'],
  [1909, 'Please try again in 32 minutes.'],
  [5_401, 'Please try again in 2 hours.'],
  [86_400, 'Please try again in 24 hours.'],
])('a wait of %d seconds is said as "%s"', (seconds, words) => {
  expect(textIn('en', tryAgainIn(seconds))).toBe(words);
});

it('a refusal says why, and when to come back, in words and in seconds', () => {
  expect(rateLimited(verbatim('Too many attempts.'), 719.2)).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please try again in 12 minutes.',
    retryAfter: 720,
  });
});
