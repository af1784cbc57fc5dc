import { fileURLToPath } from 'node:url';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { EditedThing } from '@zuschlag/validation/edits/field-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editsOfTwo, type Situation } from '../testing/edits.ts';

const recorded = fileURLToPath(import.meta.resolve('@zuschlag/validation/edits/recorded-conflicts.json'));
const database = await testDatabase();
let edits: Awaited<ReturnType<typeof editsOfTwo>>;
beforeAll(async () => {
  edits = await editsOfTwo(database);
});
afterAll(async () => {
  await edits.app.close();
  await database.close();
});

describe('an edit on an older version', () => {
  it('is answered with CONFLICT and both values of each field that others changed, as recorded', async () => {
    const answers: Record<string, unknown> = {};
    for (const [thing, situation] of Object.entries(edits.situations) as [EditedThing, Situation][]) {
      const opened = await situation.open();
      const other = { ...opened, token: situation.theirToken?.() ?? opened.token };
      const first = await edits.save(thing, other, situation.theirs, situation.isWhole);
      expect(first.status, thing).toBe(200);
      const { status, body } = await edits.save(thing, opened, situation.mine, situation.isWhole);
      expect(status, thing).toBe(409);
      answers[thing] = edits.withoutRequest(body);
    }
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(recorded);
  });

  it.each([
    'chance',
    'site',
    'service',
    'mobileService',
    'serviceCostParameters',
    'shift',
    'siteVisit',
    'car',
    'purchase',
    'costParameters',
    'actualMonth',
    'contractData',
    'invoiceSeller',
    'invoiceBuyer',
    'ownInvoiceBuyer',
  ] as const)('of a %s is merged when nobody else changed its fields', async (thing) => {
    const { open, theirs, elsewhere = {}, isWhole } = edits.situations[thing];
    const opened = await open();
    await edits.save(thing, opened, theirs, isWhole);
    const { status, body } = await edits.save(thing, opened, elsewhere, isWhole);
    expect(status).toBe(200);
    expect(edits.storedFields(thing, body.result?.data)).toMatchObject({ ...theirs, ...elsewhere });
  });
});
