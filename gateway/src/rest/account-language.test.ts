import { ACCOUNT, ANSWERS } from '../answers.fixture.ts';
import { startGateway } from '../gateway.fixture.ts';

const CALLS = {
  '/api/login': { email: 'ann@example.org', password: 'warm water' },
  '/api/sign-in-by-link': { token: 'token' },
  '/api/verify-email': { token: 'token', password: 'warm water' },
} as const;

const started = { token: 'token-of-ann', browserToken: 'browser-of-ann', account: { ...ACCOUNT, language: 'de' } };
const answers = {
  ...ANSWERS,
  login: () => started,
  signInByLink: () => started,
  confirmEmail: () => ({ session: started }),
};

describe.each(Object.entries(CALLS))('%s', (path, body) => {
  it('sets the cookie of the language to that of the account, in the form that scripts can change', async () => {
    const { ask } = await startGateway({ answers });
    const headers = { 'content-type': 'application/json', cookie: 'wellspring.language=fr' };
    const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.headers['set-cookie']).toContain('wellspring.language=de; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});
