import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { foundTenant } from '../accounts/found-tenant.ts';
import { type Client, clientOf } from '../clients.ts';
import { pickFromMenu, typeDay } from '../fields.ts';
import { postInput } from '../notice.ts';
import { addressIn, baseUrl, type PersonKey, password, signedIn, watchConsole } from '../people.ts';
import { askForApproval, english, nameDeputy, overrule, reply, takeFromBell, writeRule } from './acts.ts';
import { mailThatSays } from './mails/mails.ts';

/**
 * Five people of three organizations decide together, each in a browser of their own and led by mails that a real mail
 * server took: from the creation of a Chance by way of a contested bid and a rejected margin to ready to submit.
 */

// What follows goes on where the first one ends.
test.describe.configure({ mode: 'serial' });

let domain: string;
const contexts: BrowserContext[] = [];
let path: string;
let chanceId: string;
let jonas: Page;
let katrin: Page;
let heike: Page;
let franziska: Page;
let sebastian: Page;
let nord: Client;
let mitte: Client;
let sued: Client;
let owner: Client;

test.beforeAll(async ({ browser }) => {
  // A tenant of its own: a rule holds for every Chance, and a mail within five minutes waits for the next one.
  domain = `gemeinsam-${process.env.DOMAIN ?? test.info().workerIndex + 1}.example`;
  foundTenant(domain, 'plain');
  [nord, mitte, sued, owner] = await Promise.all([
    clientOf('nordManager', domain),
    clientOf('mitteManager', domain),
    clientOf('suedManager', domain),
    clientOf('holdingEditor', domain),
  ]);
  // So the first mail to the deputy is the one about the margin.
  const { api } = await clientOf('suedEditor', domain);
  await api.notifications.changeSettings.mutate({
    choices: [{ kind: 'BID_DECISION_REQUIRED', bell: true, mail: 'off' }],
  });
  [jonas, katrin, franziska, sebastian] = await Promise.all([
    open(browser, 'holdingEditor', { at: '/tender/newquickchance' }),
    open(browser, 'holdingManager', { at: '/dashboard' }),
    open(browser, 'suedManager', { at: '/settings/bidrules/newrule' }),
    open(browser, 'suedEditor', { at: '/dashboard' }),
  ]);
  // The language of this browser, which a sign-in on the page would have taken from the person.
  await sebastian.evaluate(() => localStorage.setItem('zuschlag.language', 'en'));
  const context = await browser.newContext({ baseURL: baseUrl() });
  contexts.push(context);
  heike = await context.newPage();
  watchConsole(heike);
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
});

async function open(browser: Browser, person: PersonKey, { at }: { at: string }): Promise<Page> {
  const { page, context } = await signedIn(browser, person, { domain, at });
  contexts.push(context);
  return page;
}

test('five people decide on one Chance until it is ready to submit', async () => {
  test.setTimeout(900_000);

  await test.step('Franziska writes a rule: she wants to be asked about contracts of 24 months and more', async () => {
    await writeRule(franziska, { name: 'Lange Verträge', comparison: 'mindestens', value: '24' });
    await expect(franziska.getByText('Die Regel ist angelegt.')).toBeVisible();
    await franziska.goto('/settings/marginrules/newrule');
    await writeRule(franziska, { name: 'Knappe Marge', comparison: 'unter', value: '9' });
    await expect(franziska.getByText('Die Regel ist angelegt.')).toBeVisible();
  });

  await test.step('Jonas reads while he types who will be asked by which rule, and creates the Chance', async () => {
    await jonas.getByLabel('Name', { exact: true }).fill('Wachdienst Kongresszentrum');
    await jonas.getByRole('combobox', { name: 'Kunde' }).fill('Kongress Wannheide GmbH');
    await jonas.keyboard.press('Escape');
    await jonas.getByText('TW Nord', { exact: true }).click();
    await typeDay(jonas, 'Abgabe', '2027-08-16');
    await typeDay(jonas, 'Beginn', '2027-09-01');
    await typeDay(jonas, 'Ende', '2029-08-31');
    await expect(jonas.getByText('TW Nord entscheidet zuerst, dann stimmen zu:')).toBeVisible();
    await expect(jonas.getByText(/wegen der Regel „Lange Verträge“/)).toBeVisible();
    await jonas.getByRole('button', { name: 'Chance anlegen', exact: true }).click();
    await expect(jonas.getByRole('heading', { name: 'Wachdienst Kongresszentrum', level: 1 })).toBeVisible();
    path = new URL(jonas.url()).pathname.replace(/\/details$/, '');
    chanceId = path.split('/').at(-1) ?? '';
    await jonas.goto(`${path}/biddecisions`);
    await expect(jonas.getByText('durch eine Regel beteiligt')).toBeVisible();
  });

  await test.step('Heike follows the link of her mail, signs in, lands on the decision and bids', async () => {
    await heike.goto(await linkInMail('nordManager', 'ob Ihre Organisation an „Wachdienst Kongresszentrum“ teilnimmt'));
    await heike.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(addressIn(domain, 'nordManager'));
    await heike.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await heike.keyboard.press('Enter');
    await expect(heike.getByText('Damit steht fest', { exact: false }).or(heike.getByRole('form'))).toBeVisible();
    expect(new URL(heike.url()).pathname).toContain(`${path}/biddecisions/`);
    await reply(heike, { choice: 'Bid', comment: 'Wir kennen das Haus.' });
    await expect(jonas.getByText('Wir kennen das Haus.')).toBeVisible();
  });

  await test.step('Franziska, asked by her rule, disagrees; Heike insists; the group is contested', async () => {
    await franziska.goto(await linkInMail('suedManager', 'Teilnahme von TW Nord an „Wachdienst Kongresszentrum“'));
    await reply(franziska, { choice: 'Widersprechen', comment: 'Im Herbst fehlen uns dort die Leute.' });
    await expect(heike.getByText('Im Herbst fehlen uns dort die Leute.')).toBeVisible();
    await reply(heike, { choice: 'Widersprechen', comment: 'Die Mannschaft steht, der Einsatz ist sicher.' });
    await expect(jonas.getByText('Uneinig', { exact: true }).first()).toBeVisible();
    await secondBidder();
  });

  await test.step('Katrin hears of it at her bell and overrules: the bid stands', async () => {
    await takeFromBell(katrin, /Teilnahme von TW Nord an „Wachdienst Kongresszentrum“/);
    await overrule(katrin, 'Bid', 'Wir bieten; die Reserve kommt aus Mitte.');
    await expect(jonas.getByText('In Bearbeitung').first()).toBeVisible();
    // What asked for an act is over for everybody.
    await expect(franziska.getByText('Wir bieten; die Reserve kommt aus Mitte.')).toBeVisible();
    await expect.poll(async () => (await sued.api.notifications.count.query()).action).toBe(0);
  });

  await test.step('Franziska is away from today on and names Sebastian as her deputy', async () => {
    await franziska.goto('/profile/deputies');
    await nameDeputy(franziska, 'Sebastian');
    await expect(franziska.getByText('Die Vertretung ist eingetragen.')).toBeVisible();
  });

  await test.step('Heike calculates at 8 %, Jonas reads who will be asked, and asks', async () => {
    for (const { api, organizationId } of [nord, mitte])
      await api.services.addPermanent.mutate({ chanceId, input: postInput(organizationId) });
    await setMargin(mitte, 0.12);
    await jonas.goto(`${path}/services/all`);
    await askForApproval(jonas, /Regel „Knappe Marge“/);
    await expect(jonas.getByText('Margenentscheidung offen').first()).toBeVisible();
  });

  await test.step('Sebastian rejects in English on behalf of Franziska; Katrin overrules to rejected', async () => {
    const { mail, links } = await mailThatSays('In place of Franziska Huber', addressIn(domain, 'suedEditor'));
    // Unless the tenant allows it, no mail names the margin.
    expect(mail.text).not.toMatch(/\d %|\d%/);
    expect(mail.html).toContain('lang="en"');
    await sebastian.goto(links[0] ?? '');
    await reply(sebastian, { choice: 'Reject', comment: 'The supervisor is missing.' }, english);
    await expect(jonas.getByText('Margenentscheidung offen').first()).toBeVisible();
    await jonas.goto(`${path}/margindecisions`);
    await expect(jonas.getByText('in Vertretung von Franziska Huber').first()).toBeVisible();
    await takeFromBell(katrin, /Marge von TW Nord in „Wachdienst Kongresszentrum“/);
    await overrule(katrin, 'Ablehnen', 'Bitte die Objektleitung ergänzen.');
    await expect(jonas.getByText('In Bearbeitung').first()).toBeVisible();
  });

  await test.step('Heike calculates again at 12 %; no rule holds, so the system approves and says why', async () => {
    await takeFromBell(heike, /abgelehnt: Bitte die Objektleitung ergänzen\. Bitte neu kalkulieren\./);
    await setMargin(nord, 0.12);
    await askForApproval(jonas, 'Wird automatisch freigegeben');
    await expect(jonas.getByText('Einreichbereit').first()).toBeVisible();
    await jonas.goto(`${path}/margindecisions`);
    await expect(jonas.getByText(/Knappe Marge/).last()).toBeVisible();
  });

  await test.step('Jonas asks TW Nord for new figures; TW Mitte changes its own, and its approval fits no more', async () => {
    await jonas.getByRole('button', { name: 'Neukalkulation anfordern' }).first().click();
    const dialog = jonas.getByRole('dialog', { name: 'Neukalkulation anfordern' });
    await dialog.getByText('TW Nord', { exact: true }).click();
    await dialog.getByLabel('Grund').fill('Der Kunde will einen zweiten Posten.');
    await dialog.getByRole('button', { name: 'Anfordern' }).click();
    await takeFromBell(heike, /neu zu kalkulieren: Der Kunde will einen zweiten Posten\./);
    await setMargin(mitte, 0.11);
    await jonas.goto(`${path}/margindecisions`);
    const groups = jonas.getByRole('navigation', { name: 'Margenentscheidungen' });
    await groups.getByRole('link', { name: /TW Mitte/ }).click();
    const stale = jonas.getByRole('region', { name: 'Geändert seit der Freigabe' });
    await expect(stale.getByText(/Bei der nächsten Anfrage gibt das System sie automatisch frei/)).toBeVisible();
    await expect(stale).toContainText(/11,00\s%/);
    await setMargin(nord, 0.1);
    await askForApproval(jonas, /Marge 10,00\s%/);
    await expect(jonas.getByText('Einreichbereit').first()).toBeVisible();
  });
});

test('two people move one card, and the second one reads who was faster', async () => {
  const { id: taskId } = await owner.api.tasks.create.mutate({
    input: { chanceId, title: 'Ortstermin vereinbaren' },
  });
  for (const page of [jonas, heike]) await page.goto(`${path}/tasksboard`);
  const card = 'Aktionen für „Ortstermin vereinbaren“';
  // The move of Jonas is on its way while that of Heike arrives.
  const held = Promise.withResolvers<void>();
  await jonas.route(/tasks\.move/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await pickFromMenu(jonas, card, 'Erledigt');
  await pickFromMenu(heike, card, 'In Arbeit');
  await expect.poll(async () => (await boardOf())[taskId]).toBe('IN_PROGRESS');
  held.resolve();
  await expect(jonas.getByText('Heike Petersen war schneller')).toBeVisible();
  await jonas.getByRole('button', { name: 'Trotzdem verschieben' }).click();
  await expect(heike.getByRole('region', { name: 'Erledigt' }).getByText('Ortstermin vereinbaren')).toBeVisible();
  expect((await boardOf())[taskId]).toBe('DONE');
});

test('they talk in two languages, and who is mentioned hears of it', async () => {
  await jonas.goto(`${path}/chat`);
  const message = jonas.getByRole('textbox', { name: 'Nachricht' });
  await message.pressSequentially('@Sebast');
  await jonas.getByRole('option', { name: /Sebastian Obermaier/ }).click();
  await message.pressSequentially('wer begleitet den Ortstermin?');
  await jonas.keyboard.press('Enter');
  await takeFromBell(sebastian, 'Jonas Wiechert mentioned you in the chat of “Wachdienst Kongresszentrum”.', english);
  await expect(sebastian.getByRole('log').getByText('wer begleitet den Ortstermin?')).toBeVisible();
  await sebastian.getByRole('textbox', { name: 'Message' }).fill('I do.');
  await sebastian.keyboard.press('Enter');
  await expect(jonas.getByText('I do.', { exact: true })).toBeVisible();
});

test('a calendar follows a submission that moves, under the same identity', async () => {
  const { path: feed } = await nord.api.calendar.create.mutate({ kind: 'organization' });
  const read = async () => (await fetch(`${baseUrl()}${feed}`)).text();
  const submissionIn = (calendar: string) =>
    calendar
      .replaceAll(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .find((event) => event.includes('Wachdienst Kongresszentrum') && event.includes('Abgabe'));
  const lineOf = (event: string | undefined, name: string) =>
    new RegExp(`^${name}.*$`, 'm').exec(event ?? '')?.[0].trim();
  const before = submissionIn(await read());
  expect(lineOf(before, 'DTSTART')).toContain('20270816');
  await owner.api.marginDecisions.requestRecalculation.mutate({
    ...{ chanceId, operationalOrgIds: [nord.organizationId], reason: 'Die Abgabe ist verschoben.' },
  });
  const { deadline } = await owner.api.chance.byId.query({ id: chanceId });
  await owner.api.chance.updateDetails.mutate({
    chanceId,
    input: { deadline: { ...deadline, submission: '2027-08-23' } },
  });
  const after = submissionIn(await read());
  expect(lineOf(after, 'DTSTART')).toContain('20270823');
  expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
  expect(lineOf(after, 'SEQUENCE')).not.toBe(lineOf(before, 'SEQUENCE'));
});

/** The first address that a mail leads to. */
async function linkInMail(person: PersonKey, words: string): Promise<string> {
  const { links } = await mailThatSays(words, addressIn(domain, person));
  return links[0] ?? '';
}

/** TW Mitte is asked as well, bids, and Franziska, whom her rule asks again, agrees: all by calls. */
async function secondBidder(): Promise<void> {
  const { organizationId } = mitte;
  const groups = await owner.api.bidDecisions.addOrganization.mutate({ chanceId, organizationId });
  const bidDecisionGroupId = groups.find((group) => group.operationalOrganizationId === organizationId)?.id ?? '';
  for (const [api, said] of [
    [mitte.api, { decision: 'Bid' }],
    [sued.api, { action: 'Approve', comment: 'Einverstanden.' }],
  ] as const)
    await api.bidDecisions.submit.mutate({ input: { bidDecisionGroupId, ...said } });
}

async function setMargin({ api, organizationId }: Client, margin: number): Promise<void> {
  const { services } = await api.services.ofChance.query({ chanceId });
  const own = services.find(({ operationalOrganizationId }) => operationalOrganizationId === organizationId);
  await api.services.updateRevenueCalculation.mutate({
    serviceId: own?.id ?? '',
    input: { revenueCalculationType: 'Margin', margin },
  });
}

async function boardOf(): Promise<{ [taskId: string]: string }> {
  const tasks = await owner.api.tasks.ofChance.query({ chanceId });
  return Object.fromEntries(tasks.map(({ id, status }) => [id, status]));
}
