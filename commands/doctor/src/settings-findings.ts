import { createPublicKey } from 'node:crypto';
import { CatalogProcessSettings } from '@wellspring/catalog/config';
import { AppError } from '@wellspring/errors';
import { GatewayProcessSettings } from '@wellspring/gateway/config';
import { type Environment, readSettings } from '@wellspring/platform/config/config';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { type Finding, ok, type ExaminationResult, warning, wrong } from '@wellspring/platform/doctor/finding';
import { z } from 'zod';

const MOST_MISTYPED = 2;
const DOCS = 'docs/operations.md, Settings';

/** The settings of the whole product in one process. */
type ProductSettings = z.ZodObject;

const namesOf = (settings: ProductSettings): ReadonlySet<string> =>
  new Set(
    [settings, CatalogProcessSettings, GatewayProcessSettings]
      .flatMap((each) => settingsTable(each))
      .flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name])),
  );

/** How many letters are to be changed, added or left out to make one word the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, above] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === above ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
};

const letters = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The setting that a variable may have been meant for. */
const meant = (name: string, settingNames: ReadonlySet<string>): string | undefined => {
  if (settingNames.has(name) || name.length < 6) return undefined;
  return [...settingNames].find(
    (each) =>
      each.length >= 6 && (letters(each) === letters(name) || distance(each, name.toUpperCase()) <= MOST_MISTYPED),
  );
};

const mistyped = (environment: Environment, settingNames: ReadonlySet<string>): readonly ExaminationResult[] =>
  Object.keys(environment).flatMap((name) => {
    const other = meant(name, settingNames);
    return other === undefined ? [] : [warning(`${name} is no setting, and does nothing`, `did you mean ${other}?`)];
  });

const Pair = z.object({
  ACTOR_PRIVATE_KEY: GatewayProcessSettings.shape.ACTOR_PRIVATE_KEY,
  ACTOR_PUBLIC_KEY: CatalogProcessSettings.shape.ACTOR_PUBLIC_KEY,
});

const publicHalf = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString().replaceAll(/\s/g, '');

/** The two halves of the key by which services know the gateway, where both are given here. */
const actorKeys = (environment: Environment): readonly ExaminationResult[] => {
  const isGiven = (name: string): boolean => Boolean(environment[name] ?? environment[`${name}_FILE`]);
  if (!['ACTOR_PRIVATE_KEY', 'ACTOR_PUBLIC_KEY'].every(isGiven)) return [];
  const { ACTOR_PRIVATE_KEY: privateKey, ACTOR_PUBLIC_KEY: publicKeys } = readSettings(Pair, environment);
  const fits = publicKeys.replaceAll(/\s/g, '').includes(publicHalf(privateKey));
  return [
    fits
      ? ok('ACTOR_PUBLIC_KEY belongs to ACTOR_PRIVATE_KEY')
      : wrong(
          'ACTOR_PUBLIC_KEY is not the public half of ACTOR_PRIVATE_KEY: services believe nothing that the gateway says',
          'openssl ec -in KEY -pubout, or npm run bootstrap -- keys FOLDER',
        ),
  ];
};

const mistakesIn = (check: () => readonly ExaminationResult[]): readonly ExaminationResult[] => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => wrong(line.trim(), DOCS));
  }
};

/** What is wrong with the settings of this environment. No value is ever shown. */
export const settingsFindings = (settings: ProductSettings, environment: Environment): readonly Finding[] => {
  const said = [
    ...mistakesIn(() => {
      readSettings(settings, environment);
      return [];
    }),
    ...mistyped(environment, namesOf(settings)),
    ...mistakesIn(() => actorKeys(environment)),
  ];
  const isWell = said.every(({ state }) => state === 'ok');
  return [...(isWell ? [ok('every one is right')] : []), ...said].map((each) => ({ about: 'settings', ...each }));
};
