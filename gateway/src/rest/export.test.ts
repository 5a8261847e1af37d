import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';

const actor = { kind: 'member', id: 'ann', isAdmin: false, isOwner: false } as const;
const signedIn = sessions(async () => ({ actor, renewedToken: null }), clientAddress(0), 'http://localhost');
const headers = { cookie: 'wellspring.sid=a-token' };

describe('the data export of a member', () => {
  it('is a file', async () => {
    const { ask } = await startGateway({ sessions: signedIn });
    const reply = await ask('/api/user/export', { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain('attachment; filename=wellspring-export.json');
  });

  it('is complete or refused: one service that is away makes it a 503', async () => {
    const away = () => {
      throw new AppError('UNAVAILABLE', verbatim('Reviews are away'));
    };
    const { ask } = await startGateway({ sessions: signedIn, answers: { exportReviews: away } });
    const reply = await ask('/api/user/export', { headers });
    expect({ status: reply.status, body: reply.text }).toEqual({
      status: 503,
      body: '{"message":"Reviews are away","code":"UNAVAILABLE"}',
    });
  });
});
