import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { callerOf } from '../../testing/app.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { anAdmin } from '../platform/testing/an-admin.ts';
import { countSeats } from './seats.ts';
import { aContract } from './testing/a-contract.ts';

// The list of contracts is that of the whole platform.
const database = await ownDatabase();
let operator: ScenarioTenant;
let customer: ScenarioTenant;
let admin: PersonKey;

beforeAll(async () => {
  operator = await aTenant(database);
  customer = await aTenant(database);
  admin = await anAdmin(operator);
});
afterAll(() => database.close());

const byAdmin = async () => callerOf(database, { ...operator.people[admin], role: 'Admin' });
const by = (who: PersonKey, tenant = customer) => callerOf(database, tenant.people[who]);
const contractOf = (tenant: ScenarioTenant, fields: object = {}) => ({
  input: { ...aContract(tenant.mainOrganizationId), ...fields },
});

describe('a contract', () => {
  it('is made for a tenant without one, by its price of the book, and shown to Admins and the main organization', async () => {
    const { billing } = await byAdmin();
    const without = async () => (await billing.organizationsWithout()).map(({ id }) => id);
    expect(await without()).toContain(customer.mainOrganizationId);
    const { billing: own } = await by('holdingManager');
    expect(await own.own()).toBeNull();

    const made = await billing.create(contractOf(customer));
    expect(made).toMatchObject({
      organizationId: customer.mainOrganizationId,
      subscriptionStatus: 'active',
      collectionMethod: 'send_invoice',
      pricePerUser: 4_900,
      currency: 'EUR',
      interval: 'month',
      currentSeatCount: 11,
      paidThrough: null,
      latestInvoiceStatus: null,
      billingEmail: 'rechnung@kunde.example',
    });
    expect(await billing.all()).toEqual([made]);
    expect(await own.own()).toEqual(made);
    expect(await without()).not.toContain(customer.mainOrganizationId);
    const trail = await as(customer, systemOf(customer), ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'billing' }, select: { action: true, after: true } }),
    );
    const after = { pricingId: 'seat-month', pricePerUser: 4_900, currency: 'EUR', daysUntilDue: 14 };
    expect(trail).toEqual([{ action: 'create', after }]);
  });

  it('is made once, also when two are made at the same moment', async () => {
    const tenant = await aTenant(database);
    const { billing } = await byAdmin();
    const both = await Promise.allSettled([billing.create(contractOf(tenant)), billing.create(contractOf(tenant))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ message: 'DUPLICATE_BILLING' });
  });

  it.each([
    [{ pricingId: 'gone' }, 'INVALID_INPUT'],
    [{ organizationId: 2_000_000_000 }, 'NOT_FOUND'],
  ])('is refused with %o', async (fields, code) => {
    const tenant = await aTenant(database);
    await expect((await byAdmin()).billing.create(contractOf(tenant, fields))).rejects.toMatchObject({ message: code });
  });

  it.each([
    [{ billingEmail: 'keine-adresse' }, 'INVALID_EMAIL'],
    [{ billingEmail: 'x@ü.e' }, null],
    [{ daysUntilDue: 1.5 }, 'NOT_WHOLE'],
    [{ vatNumber: ' ' }, 'REQUIRED'],
  ])('takes the address of an invoice by the simple pattern and wants whole days: %o', async (fields, problem) => {
    const { createBillingInput } = await import('@zuschlag/validation/billing/billing');
    const read = createBillingInput.safeParse(contractOf(customer, fields).input);
    expect(read.error?.issues[0]?.message ?? null).toBe(problem);
  });
});

describe('the seats of a tenant', () => {
  it('are people who accepted and have not left, without Admins, and a month keeps its highest day', async () => {
    const tenant = await aTenant(database);
    const count = () => as(tenant, systemOf(tenant), (work) => countSeats(work as UnitOfWork<SystemActor>));
    const leave = (who: PersonKey) =>
      as(tenant, systemOf(tenant), ({ db }) =>
        db.user.updateMany({ where: { id: tenant.people[who].userId }, data: { deleted: true } }),
      );
    await (await byAdmin()).billing.create(contractOf(tenant));
    await count();
    await leave('nordEditor');
    await leave('nordViewer');
    await count();
    const { billing } = await by('holdingManager', tenant);
    expect((await billing.own())?.currentSeatCount).toBe(9);
    const [row] = (await (await byAdmin()).billing.all()).filter(
      ({ organizationId }) => organizationId === tenant.mainOrganizationId,
    );
    expect(row?.currentSeatCount).toBe(9);
    const [month] = (await billing.seats()).months;
    expect(month?.organizations.map(({ shortName, seats }) => [shortName, seats])).toEqual([
      ['Treuwacht Holding', 4],
      ['TW Mitte', 2],
      ['TW Nord', 3],
      ['TW Süd', 2],
    ]);
  });
});

describe('contracts and prices', () => {
  it.each(['nordManager', 'holdingEditor', 'holdingViewer'] as const)('are not shown to %s', async (who) => {
    const { billing } = await by(who);
    await expect(billing.own()).rejects.toMatchObject({ message: 'NOT_PERMITTED' });
    await expect(billing.seats()).rejects.toMatchObject({ message: 'NOT_PERMITTED' });
  });

  it('of other tenants are not shown to a Manager of a main organization', async () => {
    const { billing } = await by('holdingManager');
    for (const ask of [billing.all, billing.prices, billing.organizationsWithout])
      await expect(ask()).rejects.toMatchObject({ message: 'NOT_PERMITTED' });
    await expect(billing.create(contractOf(operator))).rejects.toMatchObject({ message: 'NOT_PERMITTED' });
  });

  it('of the built-in book are one for a month and one for a year', async () => {
    expect(
      (await (await byAdmin()).billing.prices()).map(({ unitAmount, interval }) => [unitAmount, interval]),
    ).toEqual([
      [4_900, 'month'],
      [49_000, 'year'],
    ]);
  });
});
