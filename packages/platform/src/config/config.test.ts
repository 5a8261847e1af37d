import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { readSettings } from './config.ts';
import { EmbeddedSettings, EngineSettings } from './engine-settings.ts';
import { ProcessSettings } from './process-settings.ts';
import { headerList, hostList, mongodbAddress, onOff, port, secret, webAddress } from './setting-types.ts';
import { settingsTable } from './settings-table.ts';

const CERTIFICATE = rootCertificates[0] ?? '';

const schema = z.object({
  ...ProcessSettings.shape,
  ...EmbeddedSettings.shape,
  ...EngineSettings.shape,
  DEMO_DATA: onOff.describe('Demo places').default(true),
});

const messageOf = (environment: Record<string, string>): string => {
  try {
    readSettings(schema, environment);
    return 'all is well';
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error';
  }
};

describe('readSettings', () => {
  it('uses defaults for absent or empty settings', () => {
    expect(readSettings(schema, { PORT: '', LOG_LEVEL: '  ', UNKNOWN: 'x' })).toEqual({
      PORT: 4000,
      ADMIN_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      KAFKA_TLS: false,
      DATA_DIR: '.data',
      DEMO_DATA: true,
    });
  });

  it('parses what is given', () => {
    const settings = readSettings(schema, {
      PORT: ' 8080 ',
      DEMO_DATA: 'OFF',
      LOG_LEVEL: 'Debug',
      KAFKA_BROKERS: 'a:1, b:2',
      MONGODB_URL: 'mongodb://a:1,b:2/?replicaSet=rs0',
      ELASTICSEARCH_URL: 'http://localhost:9200/',
    });
    expect(settings).toMatchObject({
      PORT: 8080,
      DEMO_DATA: false,
      LOG_LEVEL: 'debug',
      KAFKA_BROKERS: ['a:1', 'b:2'],
      MONGODB_URL: 'mongodb://a:1,b:2/?replicaSet=rs0',
      ELASTICSEARCH_URL: 'http://localhost:9200',
    });
  });

  it('lists every mistake at once, with what is allowed, and no value', () => {
    const message = messageOf({
      PORT: 'http-alt',
      KAFKA_BROKERS: 'broker',
      DEMO_DATA: 'perhaps',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_SECRET_KEY: 'hush',
    });
    expect(message.split('\n')).toEqual([
      'These settings are to be put right:',
      '  PORT is not right: use a whole number from 0 to 65535',
      '  KAFKA_BROKERS is not right: use one or more host:port, separated by commas',
      '  S3_SECRET_KEY is not right: use a secret of at least 8 characters',
      '  DEMO_DATA is not right: use on or off',
      '  S3_ACCESS_KEY is missing: S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY come together or not at all',
    ]);
    for (const value of ['http-alt', 'perhaps', 'hush']) expect(message).not.toContain(value);
  });

  it('says what a missing setting wants', () => {
    const strict = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL.unwrap() });
    expect(() => readSettings(strict, {})).toThrow(
      'MONGODB_URL is missing: use an address that begins with mongodb:// or mongodb+srv://',
    );
  });
});

describe('a secret', () => {
  const secrets = z.object({ MONGODB_URL: EngineSettings.shape.MONGODB_URL.unwrap(), PORT: port.default(1) });
  const file = async (text: string): Promise<string> => {
    const path = join(await temporaryFolder(), 'secret');
    writeFileSync(path, text);
    return path;
  };

  it('may be in a file that is named, without the line breaks around it', async () => {
    const MONGODB_URL_FILE = await file('\nmongodb://user:word@a/\n');
    expect(readSettings(secrets, { MONGODB_URL_FILE })).toEqual({ MONGODB_URL: 'mongodb://user:word@a/', PORT: 1 });
  });

  it('in a file is checked by the same rule, and its error does not contain it', async () => {
    const MONGODB_URL_FILE = await file('http://user:word@a/');
    expect(() => readSettings(secrets, { MONGODB_URL_FILE })).toThrow(/MONGODB_URL is not right: use an address/);
    expect(() => readSettings(secrets, { MONGODB_URL_FILE })).not.toThrow(/word/);
  });

  it('in a file that is absent, empty or given beside the secret itself is a mistake of one line', async () => {
    const [absent, empty, both] = ['/nowhere', await file(' \n'), await file('mongodb://a/')];
    const mistakes = (environment: Record<string, string>): string[] => {
      try {
        readSettings(secrets, environment);
        return [];
      } catch (error) {
        return error instanceof Error ? error.message.split('\n').slice(1) : [];
      }
    };
    const unreadable = ['  MONGODB_URL_FILE is not right: use a file with text that this user may read'];
    expect(mistakes({ MONGODB_URL_FILE: absent })).toEqual(unreadable);
    expect(mistakes({ MONGODB_URL_FILE: empty })).toEqual(unreadable);
    expect(mistakes({ MONGODB_URL_FILE: both, MONGODB_URL: 'mongodb://b/' })).toEqual([
      '  MONGODB_URL and MONGODB_URL_FILE are both given: use one of them',
    ]);
  });

  it('is the only kind that is read from files', async () => {
    expect(readSettings(secrets, { MONGODB_URL: 'mongodb://a/', PORT_FILE: await file('80') }).PORT).toBe(1);
  });
});

describe('setting types', () => {
  const takes = (type: z.ZodType, text: string) => type.safeParse(text).success;
  it.each([
    ['port', port, ['0', '65535'], ['-1', '65536', '80.5', '0x50', '1e3', '٤']],
    ['web address', webAddress, ['http://a', 'https://a:1/b'], ['a', 'ftp://a', 'http://', 'http:a', 'javascript:1']],
    ['MongoDB address', mongodbAddress, ['mongodb+srv://u:p@a/b'], ['mongo://a', 'mongodb://', 'mongodb://a b']],
    ['host list', hostList, ['a:1', '[::1]:9092,b:2'], ['a', 'a:0', 'a:1,', 'http://a:1', 'a:99999']],
    ['headers', headerList, ['a=b', 'x-key=a%20b , y=c=d'], ['a', 'a=', '=b', 'a=%', 'a=b,']],
    [
      'certificates',
      EngineSettings.shape.TLS_CA,
      [CERTIFICATE, CERTIFICATE.repeat(2), CERTIFICATE.replaceAll('\n', '\\n')],
      ['x', CERTIFICATE.replace('MII', 'MIX')],
    ],
    ['on or off', onOff, ['on', 'off', 'On'], ['true', '1', 'constructor']],
    ['secret', secret(4), ['four'], ['few']],
  ])('%s', (_name, type, right, wrong) => {
    expect(right.filter((text) => !takes(type, text))).toEqual([]);
    expect(wrong.filter((text) => takes(type, text))).toEqual([]);
  });
});

describe('settingsTable', () => {
  it('has a row for each setting', () => {
    const rows = settingsTable(schema);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
    expect(rows.every(({ meaning, allowed }) => meaning !== '' && allowed !== 'a value')).toBe(true);
    expect(rows.find(({ name }) => name === 'DEMO_DATA')).toEqual({
      name: 'DEMO_DATA',
      meaning: 'Demo places',
      allowed: 'on or off',
      byDefault: 'on',
      required: false,
      together: null,
      beside: null,
      secret: false,
    });
    expect(rows.filter(({ secret }) => secret).map(({ name }) => name)).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS',
      'KAFKA_PASSWORD',
      'TLS_CA',
      'MONGODB_URL',
      'ELASTICSEARCH_API_KEY',
      'ELASTICSEARCH_PASSWORD',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
    ]);
  });
});
