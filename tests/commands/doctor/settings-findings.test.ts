import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { settingsFindings } from '@wellspring/doctor/settings-findings';
import { StandaloneSettings } from '@wellspring/standalone/config';

const { privateKey, publicKey } = generateActorKeys();
const other = generateActorKeys();
const pem = {
  ACTOR_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ACTOR_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
const findings = (environment: Record<string, string>): readonly (string | undefined)[] =>
  settingsFindings(StandaloneSettings, environment).map(({ state, says, cure }) =>
    [state, says, cure].filter(Boolean).join(' | '),
  );

describe('what is found of settings', () => {
  it('is that all is well', () => {
    expect(findings({ PATH: '/usr/bin', HOME: '/root', PORT: '4000' })).toEqual(['ok | every one is right']);
  });

  it('is every mistake, without its value', () => {
    const found = findings({ PORT: 'abc', S3_ENDPOINT: 'http://files', SESSION_KEYS: 'too-short-secret' });
    expect(found).toHaveLength(4);
    for (const line of found) expect(line).toMatch(/^wrong \| (PORT|S3_ACCESS_KEY|S3_SECRET_KEY|SESSION_KEYS) is /);
    expect(found.join()).not.toMatch(/abc|too-short-secret/);
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['MONGO_URL', 'MONGODB_URL'],
    ['MONGODB_URI', 'MONGODB_URL'],
    ['KAFKA_BROKER', 'KAFKA_BROKERS'],
    ['S3_SECRETKEY', 'S3_SECRET_KEY'],
    ['SESSION_KEY_FILE', 'SESSION_KEYS_FILE'],
  ])('is what %s may have been meant for', (name, meant) => {
    const expected =
      meant === undefined ? [] : [`warning | ${name} is no setting, and does nothing | did you mean ${meant}?`];
    expect(findings({ [name]: 'x' }).filter((line) => line?.startsWith('warning'))).toEqual(expected);
  });

  it('is whether the halves of the key of actors belong together', () => {
    expect(findings(pem)).toContain('ok | ACTOR_PUBLIC_KEY belongs to ACTOR_PRIVATE_KEY');
    const strange = other.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(findings({ ...pem, ACTOR_PUBLIC_KEY: strange }).join()).toMatch(
      /wrong \| ACTOR_PUBLIC_KEY is not the public half/,
    );
  });
});
