import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { aRefusedMail } from '../testing/organizations.verdicts.ts';
import { changeMailSettings, listRefusedMails, readMailSettings, sendRefusedMailAgain } from './mails.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const settingsOf = (who: PersonKey) => as(tenant, tenant.people[who], readMailSettings);
const refusedOf = (who: PersonKey) => as(tenant, tenant.people[who], listRefusedMails);
const change = (who: PersonKey, marginInMails: boolean) =>
  as(tenant, tenant.people[who], (work) => changeMailSettings(work, { marginInMails }));
const again = (who: PersonKey, mailId: string) =>
  as(tenant, tenant.people[who], (work) => sendRefusedMailAgain(work, { mailId }));

describe('whether mails name the margin', () => {
  it('is a choice of Managers of the main organization, with who made it and when in the trail', async () => {
    expect(await settingsOf('nordManager')).toEqual({ marginInMails: false, mayChange: false, changed: null });
    expect(await change('holdingManager', true)).toMatchObject({ marginInMails: true, mayChange: true });
    const { changed, marginInMails } = await settingsOf('nordManager');
    expect({ marginInMails, person: changed?.person }).toEqual({ marginInMails: true, person: 'Katrin Sommerfeld' });
    await expect(change('nordManager', false)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(settingsOf('nordEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('is written to the trail once, although it is chosen twice', async () => {
    await change('holdingManager', true);
    await change('holdingManager', true);
    const entries = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'tenantSettings' }, select: { before: true, after: true } }),
    );
    expect(entries).toEqual([{ before: { marginInMails: false }, after: { marginInMails: true } }]);
  });
});

describe('a mail that the mail server refused', () => {
  it('is shown with its cause to the Managers of the person and of the main organization', async () => {
    const mailId = await aRefusedMail(tenant);
    await aRefusedMail(tenant, '552 5.2.2 The mailbox is full');
    const [mail, ...others] = await refusedOf('nordManager');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ person: 'Heike Petersen', cause: 'MAILBOX_FULL', mailCount: 2 });
    expect(mail?.subject).toContain('Rathaus Stade');
    expect(mail?.mailId).not.toBe(mailId);
    expect(await refusedOf('holdingManager')).toEqual([mail]);
    expect(await refusedOf('mitteManager')).toEqual([]);
    await expect(refusedOf('nordEditor')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('is listed no more once a later mail arrived at the address', async () => {
    const mailId = await aRefusedMail(tenant);
    await as(tenant, systemOf(tenant), async ({ db }) => {
      const { id: _, refusedAt: __, ...mail } = await db.mail.findUniqueOrThrow({ where: { id: mailId } });
      const deliveredAt = new Date(Date.now() + 60_000);
      await db.mail.create({ data: { ...mail, parameters: mail.parameters ?? {}, lastError: null, deliveredAt } });
    });
    expect(await refusedOf('holdingManager')).toEqual([]);
  });

  it('goes out again, once, and only for those who see it', async () => {
    const mailId = await aRefusedMail(tenant);
    await expect(again('mitteManager', mailId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await again('nordManager', mailId)).toEqual([]);
    const mail = await as(tenant, systemOf(tenant), ({ db }) => db.mail.findUnique({ where: { id: mailId } }));
    expect(mail).toMatchObject({ refusedAt: null, lastError: null });
    await expect(again('nordManager', mailId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
