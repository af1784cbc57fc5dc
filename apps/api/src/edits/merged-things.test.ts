import { testDatabase } from '@zuschlag/db/testing/database';
import { flatFields, nestFields } from '@zuschlag/validation/edits/field-values';
import type { Service } from '@zuschlag/validation/services/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../testing/chances.ts';
import { editsOfTwo } from '../testing/edits.ts';

const database = await testDatabase();
let edits: Awaited<ReturnType<typeof editsOfTwo>>;
beforeAll(async () => {
  edits = await editsOfTwo(database);
});
afterAll(async () => {
  await edits.app.close();
  await database.close();
});
const serviceIn = (body: { result?: { data: unknown } }) => body.result?.data as Service;

describe('the shift that was replaced', () => {
  it('is reached by the id it had, as long as the edit names its version', async () => {
    const opened = await edits.situations.shift.open();
    const first = await edits.save('shift', opened, { employeeQuantity: 2 }, true);
    const [replaced] = serviceIn(first.body).shifts;
    expect(replaced?.replacedIds).toEqual([(opened.target as { shiftId: string }).shiftId]);
    const second = await edits.save('shift', opened, { endTime: '05:00' }, true);
    expect(serviceIn(second.body).shifts).toMatchObject([{ employeeQuantity: 2, endTime: '05:00' }]);
    const withoutVersion = await edits.call('services.editShift', opened.token, {
      ...opened.target,
      shift: nestFields(opened.fields),
    });
    expect(withoutVersion.status).toBe(404);
  });

  it('is refused when both edits together contradict each other, at the field', async () => {
    const opened = await edits.situations.shift.open();
    await edits.save('shift', opened, { pauseStartTime: '04:00', pauseEndTime: '05:00' }, true);
    const { body } = await edits.save('shift', opened, { endTime: '03:00' }, true);
    expect(body.error).toMatchObject({
      data: {
        code: 'INVALID_INPUT',
        details: { fields: [expect.objectContaining({ path: expect.stringMatching(/^shift\.pause/) })] },
      },
    });
  });
});

describe('how a service earns', () => {
  it('is merged hour by hour within one type', async () => {
    const opened = await edits.situations.revenue.open();
    const rates = { day: 30, night: 33, sunday: 36, sundayNight: 39, holiday: 42, holidayNight: 45 };
    const type = { revenueCalculationType: 'Hourlyrateabsolute' };
    await edits.call('services.updateRevenueCalculation', opened.token, {
      ...opened.target,
      input: { ...type, hourlyRateAbsolute: rates },
    });
    const hourly = {
      ...opened,
      version: opened.version + 1,
      fields: flatFields({ ...type, hourlyRateAbsolute: rates }),
    };
    await edits.save('revenue', hourly, { 'hourlyRateAbsolute.night': 34 }, true);
    const { body } = await edits.save('revenue', hourly, { 'hourlyRateAbsolute.sunday': 37 }, true);
    expect(serviceIn(body).hourlyRateAbsolute).toEqual({ ...rates, night: 34, sunday: 37 });
  });

  it('is a CONFLICT as a whole when one person changes the type and the other a value', async () => {
    const opened = await edits.situations.revenue.open();
    await edits.save('revenue', opened, { margin: 0.07 }, true);
    const flat = { revenueCalculationType: 'Flatrate', flatRate: 60_000 };
    const { token, target, version } = opened;
    const base = { 'input.revenueCalculationType': 'Margin', 'input.margin': 0.06, 'input.flatRate': null };
    const { body } = await edits.call('services.updateRevenueCalculation', token, {
      ...target,
      version,
      base,
      input: flat,
    });
    expect(body.error).toMatchObject({
      data: {
        code: 'CONFLICT',
        details: {
          conflicts: [
            { path: 'input.revenueCalculationType', mine: 'Flatrate', theirs: 'Margin' },
            { path: 'input.margin', mine: null, theirs: 0.07 },
            { path: 'input.flatRate', mine: 60_000, theirs: null },
          ],
        },
      },
    });
  });
});

describe('an edit that makes a Chance private', () => {
  it('asks before it clears what others filled since', async () => {
    const opened = await edits.situations.chance.open();
    await edits.save('chance', opened, { 'description.platform': 'Vergabeportal Ruhr' });
    const { body } = await edits.save('chance', opened, { 'description.type': 'Private' });
    expect(body.error).toMatchObject({
      data: {
        code: 'CONFLICT',
        details: {
          conflicts: expect.arrayContaining([expect.objectContaining({ path: 'input.description.platform' })]),
        },
      },
    });
  });
});

describe('contract days in an edit', () => {
  it('move with the other details in one save, with the number of months', async () => {
    const opened = await edits.situations.chance.open();
    const { body } = await edits.save('chance', opened, {
      'description.name': 'Pforte',
      'contract.endDate': '2028-03-31',
    });
    expect(body.result?.data).toMatchObject({
      version: opened.version + 1,
      description: { name: 'Pforte' },
      contract: { endDate: '2028-03-31', durationMonths: 12 },
    });
  });

  it('stay when something is calculated for them, and end after they begin', async () => {
    const service = await edits.openService();
    const move = (endDate: string, chanceId: string) =>
      edits.call('chance.updateDetails', edits.owner, { chanceId, input: { contract: { endDate } } });
    const locked = await move('2028-03-31', service.chanceId);
    expect(locked.body.error).toMatchObject({ data: { code: 'SERVICES_EXIST' } });
    const { body } = await move('2027-03-31', await aChance(edits.tenant));
    expect(body.error).toMatchObject({
      data: { details: { fields: [{ path: 'input.contract.endDate', problem: 'END_BEFORE_START' }] } },
    });
  });
});
