import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, expect, it } from 'vitest';
import { callerOf } from '../../../testing/app.ts';
import { aTenant } from '../../../testing/scenario.ts';
import { anAdmin } from '../../platform/testing/an-admin.ts';
import { aSeller } from './testing/an-invoice.ts';

// The operator of the invoices is one row of the whole platform.
const database = await ownDatabase();
afterAll(() => database.close());

async function twoAdmins() {
  const operator = await aTenant(database);
  const who = await anAdmin(operator);
  const admin = async () => (await callerOf(database, { ...operator.people[who], role: 'Admin' })).billing.invoices;
  return [await admin(), await admin()] as const;
}
const nothing = Object.fromEntries(Object.keys(aSeller).map((field) => [field, null]));

it('of two Admins who enter the operator for the first time at once, one meets the entry of the other', async () => {
  const [one, other] = await twoAdmins();
  const first = { version: 0, base: nothing };
  const both = await Promise.allSettled([
    one.changeSeller({ ...aSeller, ...first, city: 'Bremen' }),
    other.changeSeller({ ...aSeller, ...first, city: 'Kiel' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refusal = both.find((each) => each.status === 'rejected')?.reason as { cause?: object };
  const stored = (await one.book()).seller;
  expect(refusal.cause).toMatchObject({
    code: 'CONFLICT',
    details: { currentVersion: 1, conflicts: [{ path: 'city', theirs: stored?.city }] },
  });
});

it('two edits that together leave no tax number are refused at the field', async () => {
  const [one, other] = await twoAdmins();
  const { version, ...base } = await one.changeSeller(aSeller);
  await one.changeSeller({ ...aSeller, vatId: null, version, base });
  await expect(other.changeSeller({ ...aSeller, taxNumber: null, version, base })).rejects.toMatchObject({
    cause: { code: 'INVALID_INPUT', details: { fields: [{ path: 'vatId', problem: 'REQUIRED' }] } },
  });
  expect((await one.book()).seller).toMatchObject({ vatId: null, taxNumber: aSeller.taxNumber });
});
