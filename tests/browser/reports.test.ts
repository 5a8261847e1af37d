import { expectEventually } from '@wellspring/testkit/eventually';
import { joinAs, signInAs } from './member.fixture.ts';
import { endSession } from './signed-out.fixture.ts';
import { openProduct } from './visitor.fixture.ts';
import { z } from 'zod';

const { visitor, app } = openProduct();

const Found = z.object({ locations: z.array(z.object({ id: z.string(), name: z.string() })) });
const someLocation = async (at: number) => {
  const { locations } = Found.parse(await (await fetch(`${app().origin}/api/locations?limit=${at + 1}`)).json());
  const location = locations[at];
  if (!location) throw new Error('There are not so many places');
  return location;
};

describe('a report', () => {
  it('is made once on the page of a place, and settled by an admin who acts there', async () => {
    const { id, name } = await someLocation(0);
    const page = await visitor({ storageState: (await joinAs(app(), 'Rita')).storageState });
    await page.goto(`/location/${id}`);
    await page.getByRole('button', { name: `Report ${name}` }).click();
    const submit = page.getByRole('button', { name: 'Submit Report' });
    const description = page.getByRole('textbox', { name: 'Description' });
    await page.getByLabel('What is wrong').selectOption('closed');
    await expectEventually(() => submit.isDisabled()).toBe(true);
    await description.fill('   ');
    await submit.click();
    await page.getByText('Please select a report type and provide a description.').waitFor();
    await description.fill('A fence <b>stands</b> around it');
    await submit.dblclick();
    await page.getByText("We'll review your report soon.").first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: `Report ${name}` }).click();
    await page.getByLabel('What is wrong').selectOption('closed');
    await description.fill('It is locked, too');
    await submit.click();
    await page.getByText('what you wrote was added to your earlier report').first().waitFor();

    const admin = await visitor({ storageState: (await signInAs(app(), 'admin')).storageState });
    await admin.goto('/admin?tab=reports&filter=pending');
    const rows = admin.getByRole('row').filter({ hasText: name });
    await rows.first().waitFor();
    await expectEventually(() => rows.count()).toBe(1);
    await admin.getByRole('button', { name: `Handle the report on ${name}` }).click();
    await admin.getByLabel('Delete the place, and resolve').check();
    await admin.getByText(`The place “${name}” will be gone for good`).waitFor();
    await admin.getByLabel('Unverify the place, and resolve').check();
    await admin.getByRole('button', { name: 'Unverify and resolve' }).click();
    await admin.getByText('Report updated', { exact: true }).waitFor();
    await rows.waitFor({ state: 'detached' });
    await admin.goto('/admin?tab=overview&filter=catalog');
    await admin
      .getByRole('listitem')
      .filter({ hasText: `unverified ${name}` })
      .first()
      .waitFor();
  });

  it('of a place that its admin deletes stays in the lists, as one of a deleted place', async () => {
    const { id, name } = await someLocation(2);
    const page = await visitor({ storageState: (await joinAs(app(), 'Uma')).storageState });
    await page.goto(`/location/${id}`);
    await page.getByRole('button', { name: `Report ${name}` }).click();
    await page.getByLabel('What is wrong').selectOption('closed');
    await page.getByRole('textbox', { name: 'Description' }).fill('It was pulled down');
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.getByText("We'll review your report soon.").first().waitFor();

    const admin = await visitor({ storageState: (await signInAs(app(), 'admin')).storageState });
    await admin.goto('/admin?tab=reports');
    await admin.getByRole('button', { name: `Handle the report on ${name}` }).click();
    await admin.getByLabel('Delete the place, and resolve').check();
    await admin.getByRole('button', { name: 'Delete and resolve' }).click();
    await admin.getByText('Report updated', { exact: true }).waitFor();
    await admin.reload();
    await admin.getByRole('row').filter({ hasText: 'It was pulled down' }).getByText('A deleted place').waitFor();
    await admin.goto('/admin?tab=overview');
    await admin.getByRole('listitem').filter({ hasText: 'deleted a place' }).first().waitFor();
  });

  it('is still there after the sign-in when it is sent without a session', async () => {
    const { id, name } = await someLocation(1);
    const { storageState } = await joinAs(app(), 'Sven');
    const page = await visitor({ storageState });
    await page.goto(`/location/${id}`);
    const open = page.getByRole('button', { name: `Report ${name}` });
    await open.click();
    await page.getByLabel('What is wrong').selectOption('spam');
    await page.getByRole('textbox', { name: 'Description' }).fill('It is an advertisement');
    await endSession(page, 'Sven');
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.waitForURL(/\/auth/);
    await page.context().addCookies(storageState.cookies);
    await page.goto(`/location/${id}`);
    await open.click();
    await expectEventually(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
      'It is an advertisement',
    );
  });
});

describe('a message to the admins', () => {
  it('is sent from the page that the footer leads to, read and deleted by an admin', async () => {
    const page = await visitor();
    await page.goto('/public-lists');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await page.getByText('Message must be at least 10 characters').waitFor();
    await page.getByLabel('Name').fill('Una');
    await page.getByLabel('Email').fill('una@example.org');
    await page.getByLabel('Subject').fill('Opening hours');
    await page.getByLabel('Message').fill('When does the pool open in winter?');
    await send.click();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expectEventually(() => page.getByLabel('Name').inputValue()).toBe('');

    const admin = await visitor({ storageState: (await signInAs(app(), 'admin')).storageState });
    await admin.goto('/admin?tab=contact');
    const row = admin.getByRole('row').filter({ hasText: 'una@example.org' });
    await row.getByRole('button', { name: 'Mark as Read' }).click();
    await admin.getByText('Message marked as read', { exact: true }).waitFor();
    await row.getByText('New', { exact: true }).waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Delete the message' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await admin.getByText('Message deleted', { exact: true }).waitFor();
    await row.waitFor({ state: 'detached' });
  });
});
