// A place is reported, more is added to the report, it is settled, and another is made; a visitor writes to the admins. A caller who is cut off
// repeats it.
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { joinOrSignIn } from './members.fixture.ts';
import { REPORTING_POINTS } from './points.ts';
import { factsAbout, memberOf, tell, type Opened, type Story } from './story.fixture.ts';

const ADMIN = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false } as const;
const VISITOR = { kind: 'visitor' } as const;

const REPORT =
  'mutation ($id: ID!, $input: ReportInput!, $key: String) { reportLocation(locationId: $id, input: $input, idempotencyKey: $key) { id } }';
const Made = z.object({ reportLocation: z.object({ id: z.string() }) });
const SETTLE =
  'mutation ($id: ID!, $status: ReportOutcome!) { settleReport(id: $id, status: $status, notes: "Seen") { id } }';

/** What is settled already stays as it is. */
const settle = async ({ ask }: Opened, id: string, status: string): Promise<void> => {
  const { errors } = await ask(ADMIN, SETTLE, { id, status });
  const isRefused = errors?.some(({ extensions }) => extensions?.['code'] !== 'CONFLICT') ?? false;
  if (isRefused) throw new Error(JSON.stringify(errors));
};

const SEND = 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) }';
const SENT = 'query ($name: String) { adminContactMessages(search: $name) { messages { id } } }';
const Sent = z.object({ adminContactMessages: z.object({ messages: z.array(z.object({ id: z.string() })) }) });

const messagesOf = async (opened: Opened, name: string) =>
  Sent.parse(await tell(opened, ADMIN, SENT, { name })).adminContactMessages.messages;

const writeToTheSite = async (opened: Opened, name: string): Promise<void> => {
  const input = { name, email: 'a@example.org', subject: 'Opening hours', message: 'When does the pool open?' };
  if ((await messagesOf(opened, name)).length === 0) await tell(opened, VISITOR, SEND, { input });
  for (const { id } of await messagesOf(opened, name)) {
    await tell(opened, ADMIN, 'mutation ($id: ID!) { markMessageRead(id: $id) { id } }', { id });
    await tell(opened, ADMIN, 'mutation ($id: ID!) { deleteContactMessage(id: $id) }', { id });
  }
};

const act: Story['act'] = async (opened, name, locationId) => {
  const member = memberOf(await joinOrSignIn(opened, name));
  const report = async (type: string, description: string, key: string): Promise<string> => {
    const variables = { id: locationId, input: { type, description }, key };
    return Made.parse(await tell(opened, member, REPORT, variables)).reportLocation.id;
  };
  await report('closed', 'A fence', 'first');
  await settle(opened, await report('closed', 'Open in May', 'second'), 'resolved');
  await settle(opened, await report('other', 'A fence', 'third'), 'dismissed');
  await writeToTheSite(opened, name);
  await caughtUp(opened.product);
};

const REPORTS = '{ adminReports(limit: 100) { reports { id locationId type status notes } } }';
const Reports = z.object({
  adminReports: z.object({
    reports: z.array(
      z.object({
        id: z.string(),
        locationId: z.string(),
        type: z.string(),
        status: z.string(),
        notes: z.string().nullable(),
      }),
    ),
  }),
});
const AUDIT = 'query ($id: ID) { adminAudit(subjectId: $id) { entries { kind byId changes { after } } } }';

const stateAfter: Story['stateAfter'] = async (opened, name, locationId) => {
  const { reports } = Reports.parse(await tell(opened, ADMIN, REPORTS, {})).adminReports;
  const own = reports.filter((report) => report.locationId === locationId);
  const audit: unknown[] = [];
  for (const { id } of own) audit.push(await tell(opened, ADMIN, AUDIT, { id }));
  const facts = await factsAbout(opened, [locationId, ...own.map(({ id }) => id)]);
  return {
    reports: own.map(({ type, status, notes }) => `${type} ${status} ${notes}`),
    audit,
    messages: (await messagesOf(opened, name)).length,
    facts,
  };
};

export const REPORTING: Story = {
  points: REPORTING_POINTS,
  prepare: async (opened, name) => {
    await joinOrSignIn(opened, name);
    await caughtUp(opened.product);
  },
  act,
  stateAfter,
};
