import { mailPreviews } from './mail-previews.ts';

const SITE = { publicUrl: 'https://wellspring.example', privacyUrl: null, imprintUrl: null };

it.each([
  ['en', 'to be looked at, 1 claim'],
  ['ja', '3件、'],
  ['ar', ' و'],
] as const)('what waits is joined as in %s', (language, joined) => {
  const digest = mailPreviews(SITE, language).find(({ name }) => name === 'what-waits');
  expect(digest?.text).toContain(joined);
});

it('a button whose label takes two lines has one background', () => {
  for (const { html } of mailPreviews(SITE, 'en'))
    for (const [button] of html.matchAll(/<a [^>]*background:[^>]*>/g))
      expect(button).toContain('display:inline-block');
});
