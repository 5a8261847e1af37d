import { setTimeout as sleep } from 'node:timers/promises';
import { LocationList } from '@wellspring/rest-contract/location';
import { rowsFile } from '@wellspring/testkit/processes/distributed';
import { openEngineProxy } from '@wellspring/testkit/processes/engine-proxy';
import { startMailServer } from '@wellspring/testkit/processes/mail-server';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';
import { caughtUp } from './caught-up.ts';
import { chanceOf } from './chance.ts';
import { checkByCommands } from './checks/commands.ts';
import type { Finding } from './checks/finding.ts';
import { checkMails } from './checks/mails.ts';
import { checkWritten } from './checks/written.ts';
import { askOnce, type Client } from './clients.ts';
import { openEngines } from './engines.ts';
import { openLedger } from './ledger.ts';
import { join, liveAsAdmin, liveAsMembers } from './member.ts';
import { type Product, startProduct } from './product.ts';
import { type Done, runFaults } from './run-faults.ts';
import { inWords, scheduleOf } from './schedule.ts';
import { type CountedReads, countReads, openTroubles } from './troubles.ts';
import { liveAsVisitor } from './visitor.ts';

const PLACES = 200;
const MEMBERS = 40;
const VISITORS = 10;
export type ChaosOptions = {
  readonly starters: string;
  readonly folder: string;
  readonly seed: number;
  readonly seconds: number;
};

export type Report = ChaosOptions & {
  readonly findings: readonly Finding[];
  readonly done: Done;
  readonly reads: CountedReads;
  readonly writes: number;
  readonly clients: number;
};

const began = performance.now();
const say = (line: string): void =>
  console.log(`${String(Math.round((performance.now() - began) / 1_000)).padStart(5)} s  ${line}`);

/** Places that everybody sees, and an admin. */
const prepare = async (client: Client, product: Product, folder: string) => {
  const word = newWord();
  await product.command('import', await rowsFile(folder, rowsOf(word, PLACES)));
  await caughtUp(product);
  for (let offset = 0; offset < PLACES; offset += 100) {
    const { text } = await askOnce(client, { path: `/api/locations?search=${word}&limit=100&offset=${offset}` });
    for (const { id, name } of LocationList.parse(JSON.parse(text)).locations)
      client.ledger.published.set(id, encodeURIComponent(name));
  }
  const admin = await join(client);
  if (!admin) throw new Error('Nobody could join');
  await product.command('grant-owner', admin.email);
  return admin;
};

const readsFinding = ({ counted, unanswered, isMet }: CountedReads): Finding => ({
  promise: 'reads of visitors without an answer (at most one of a thousand)',
  checked: counted,
  broken: isMet ? [] : unanswered,
});

/** Starts everything, runs clients during faults, and then checks every guarantee. */
export const measureChaos = async (options: ChaosOptions): Promise<Report> => {
  const { starters, folder, seed, seconds } = options;
  const schedule = scheduleOf(seed, seconds);
  console.log(
    `--seed ${seed} --minutes ${seconds / 60}: ${schedule.kills.length} kills, ${schedule.faults.length} faults`,
  );
  for (const fault of schedule.faults) console.log(`  ${String(fault.atSeconds).padStart(5)} s  ${inWords(fault)}`);
  const engines = await openEngines({ starters, folder, minutes: seconds / 60 });
  say('the engines are there');
  const mail = await startMailServer();
  const mailProxy = await openEngineProxy(new URL(mail.url).host);
  const closing = [engines.close, mail.close, () => mailProxy.takeDown()];
  try {
    const smtpUrl = `smtp://127.0.0.1:${mailProxy.port}`;
    const product = await startProduct({ engines: engines.settings, smtpUrl, folder });
    closing.unshift(product.close);
    say('two processes of each part are ready');
    const [ledger, troubles] = [openLedger(), openTroubles()];
    let isOver = false;
    const clientAt = (at: number): Client => ({
      chance: chanceOf(seed + at),
      ledger,
      product,
      network: `10.${at}`,
      lives: 0,
      isOver: () => isOver,
    });
    const admin = await prepare(clientAt(0), product, folder);
    say(`${ledger.published.size} places and an admin are there: it begins`);
    const living = [
      liveAsAdmin(clientAt(0), admin),
      ...Array.from({ length: MEMBERS }, (_, at) => liveAsMembers(clientAt(1 + at))),
      ...Array.from({ length: VISITORS }, (_, at) => liveAsVisitor(clientAt(1 + MEMBERS + at))),
    ];
    const done = await runFaults({ engines, product, mailProxy, troubles, say }, schedule);
    await sleep(1_000);
    isOver = true;
    await Promise.all(living);
    say('all faults are over, and all clients have ended');
    const left = await caughtUp(product);
    say('everything is caught up with');
    const reads = countReads(ledger.reads, troubles, began);
    if (reads.isMet) reads.unanswered.forEach(say);
    const { surprises, actions } = ledger;
    const identityDeaths = done.deaths.get('identity') ?? 0;
    const findings: readonly Finding[] = [
      ...(await checkWritten(clientAt(0))),
      ...checkMails(ledger, mail.mails, identityDeaths),
      ...(await checkByCommands(product)),
      readsFinding(reads),
      { promise: 'things left to do when all was over', checked: 1, broken: left },
      {
        promise: 'answers that nobody expects',
        checked: actions.length,
        broken: surprises.map(({ call, status, words, requestId }) =>
          [`${call}: ${status} ${words}`, ...product.logged(requestId)].join('\n            '),
        ),
      },
    ];
    return { ...options, findings, done, reads, writes: actions.length, clients: MEMBERS + VISITORS };
  } finally {
    for (const close of closing) await close();
  }
};
