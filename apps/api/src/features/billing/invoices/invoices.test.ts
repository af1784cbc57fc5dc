import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { bearing, callerOf, type TestApp, testApp, tokenOf } from '../../../testing/app.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { anAdmin } from '../../platform/testing/an-admin.ts';
import { markOverdue } from './follow-payments.ts';
import { aDueContract } from './testing/a-due-contract.ts';
import { aBuyer, aSeller } from './testing/an-invoice.ts';

// The operator of the invoices is one row of the whole platform.
const database = await ownDatabase();
let operator: ScenarioTenant;
let admin: PersonKey;
let app: TestApp;

beforeAll(async () => {
  operator = await aTenant(database);
  admin = await anAdmin(operator);
  app = await testApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const byAdmin = async () => (await callerOf(database, { ...operator.people[admin], role: 'Admin' })).billing.invoices;
const by = async (tenant: ScenarioTenant, who: PersonKey) =>
  (await callerOf(database, tenant.people[who])).billing.invoices;
const inTables = <Result>(
  tenant: ScenarioTenant,
  run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2],
): Promise<Result> => as(tenant, systemOf(tenant), run);

async function aCustomer({ isWhole = true } = {}): Promise<{ tenant: ScenarioTenant; months: string[] }> {
  const tenant = await aTenant(database);
  const months = await aDueContract(tenant);
  const invoices = await byAdmin();
  await invoices.changeSeller(aSeller);
  if (isWhole) await invoices.changeBuyer({ ...aBuyer, organizationId: tenant.mainOrganizationId });
  return { tenant, months };
}
const bookOf = async ({ mainOrganizationId }: ScenarioTenant) => {
  const { due, invoices, contracts } = await (await byAdmin()).book();
  const own = <One extends { organizationId: number }>(rows: One[]) =>
    rows.filter(({ organizationId }) => organizationId === mainOrganizationId);
  return { due: own(due), invoices: own(invoices), contract: own(contracts)[0] };
};
/** A month with eleven seats in Germany as the list shows it. */
const shown = (periodFrom = '', expectedGross = 64_141) => ({ periodFrom, expectedGross });
const fetched = async (tenant: ScenarioTenant, who: PersonKey, path: string) =>
  app.inject({ method: 'GET', url: path, headers: bearing(await tokenOf(database, tenant.people[who])) });

describe('an invoice', () => {
  it('is issued for a period that ended, from its seats and the price, and stays as it was', async () => {
    const { tenant, months } = await aCustomer();
    const organizationId = tenant.mainOrganizationId;
    const { due } = await bookOf(tenant);
    expect(due.map(({ periodFrom, seatMonths, net, isComplete }) => [periodFrom, seatMonths, net, isComplete])).toEqual(
      [
        [months[0], 11, 53_900, true],
        [months[1], 9, 44_100, true],
      ],
    );
    const invoices = await byAdmin();
    const issued = await invoices.issue({ organizationId, ...shown(months[0]) });
    expect(issued).toMatchObject({ number: `R${organizationId}-0001`, net: 53_900, tax: 10_241, state: 'open' });
    await invoices.changeBuyer({ ...aBuyer, organizationId, customerName: 'Ganz anders GmbH', city: 'Kiel' });
    const file = await fetched(operator, admin, `/invoices/${issued.id}/pdf`);
    expect(file.headers['content-disposition']).toContain(`R${organizationId}-0001.pdf`);
    const [page] = (await readPdf(file.rawPayload)).pages;
    expect(page?.text).toContain('Treuwacht Holding GmbH');
    expect(page?.text).toContain('28195 Bremen');
    const change = inTables(tenant, ({ db }) => db.invoice.updateMany({ data: { net: 1 } }));
    await expect(change).rejects.toThrow(/permission denied/);
    const removal = inTables(tenant, ({ db }) => db.invoice.deleteMany({ where: { id: issued.id } }));
    await expect(removal).rejects.toThrow(/permission denied/);
    const trail = await inTables(tenant, ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'billing', action: 'issueInvoice' }, select: { after: true } }),
    );
    expect(trail).toEqual([{ after: { invoiceNumber: issued.number, periodFrom: months[0], gross: 64_141 } }]);
  });

  it('is issued once when two Admins press at once, and numbers have no gap', async () => {
    const { tenant, months } = await aCustomer();
    const organizationId = tenant.mainOrganizationId;
    const press = async (period: ReturnType<typeof shown>) => (await byAdmin()).issue({ organizationId, ...period });
    const first = shown(months[0]);
    const all = await Promise.allSettled([press(first), press(first), press(shown(months[1], 52_479))]);
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ message: 'PERIOD_NOT_DUE' });
    const { invoices, due } = await bookOf(tenant);
    expect(invoices.map(({ number }) => number).toSorted()).toEqual([
      `R${organizationId}-0001`,
      `R${organizationId}-0002`,
    ]);
    expect(due).toEqual([]);
  });

  it('is cancelled by one of its own, once, and its period can be billed again', async () => {
    const { tenant, months } = await aCustomer();
    const organizationId = tenant.mainOrganizationId;
    const invoices = await byAdmin();
    const first = await invoices.issue({ organizationId, ...shown(months[0]) });
    const back = await invoices.cancel({ organizationId, invoiceId: first.id });
    expect(back).toMatchObject({ number: `R${organizationId}-0002`, gross: -first.gross, state: 'cancellation' });
    for (const invoiceId of [first.id, back.id]) {
      await expect(invoices.cancel({ organizationId, invoiceId })).rejects.toMatchObject({
        message: 'INVOICE_CANCELLED',
      });
      await expect(invoices.pay({ organizationId, invoiceId, paidOn: null })).rejects.toMatchObject({
        message: 'INVOICE_CANCELLED',
      });
    }
    const again = await invoices.issue({ organizationId, ...shown(months[0]) });
    expect(again.number).toBe(`R${organizationId}-0003`);
    const book = await bookOf(tenant);
    expect(book.invoices.map(({ number, state }) => [number.slice(-1), state]).toSorted()).toEqual([
      ['1', 'cancelled'],
      ['2', 'cancellation'],
      ['3', 'open'],
    ]);
  });

  it('is refused without a whole address, for a period under way and for one without seats', async () => {
    const { tenant, months } = await aCustomer({ isWhole: false });
    const organizationId = tenant.mainOrganizationId;
    const invoices = await byAdmin();
    const issue = (periodFrom?: string) => invoices.issue({ organizationId, ...shown(periodFrom) });
    expect((await bookOf(tenant)).due[0]?.isComplete).toBe(false);
    await expect(issue(months[0])).rejects.toMatchObject({ message: 'INVOICE_INCOMPLETE' });
    const today = new Date().toISOString().slice(0, 7);
    await expect(issue(`${today}-01`)).rejects.toMatchObject({ message: 'PERIOD_NOT_DUE' });
    await expect(issue('2020-01-01')).rejects.toMatchObject({ message: 'PERIOD_NOT_DUE' });
    await invoices.changeBuyer({ ...aBuyer, organizationId });
    await inTables(tenant, ({ db }) => db.seatMonth.deleteMany({ where: { mainOrganizationId: organizationId } }));
    await expect(issue(months[0])).rejects.toMatchObject({ message: 'PERIOD_NOT_DUE' });
    await expect(
      invoices.issue({ organizationId: operator.mainOrganizationId, ...shown('2026-01-01') }),
    ).rejects.toMatchObject({ message: 'NOT_FOUND' });
  });
});

describe('the state of a contract', () => {
  it('follows its invoices: overdue after the term, active again at once when paid', async () => {
    const { tenant, months } = await aCustomer();
    const { mainOrganizationId: organizationId } = tenant;
    const { billing } = await callerOf(database, { ...operator.people[admin], role: 'Admin' });
    const stateNow = async () => (await billing.all()).find((one) => one.organizationId === organizationId);
    const { id: invoiceId } = await billing.invoices.issue({ organizationId, ...shown(months[0]) });
    expect(await stateNow()).toMatchObject({ latestInvoiceId: invoiceId, latestInvoiceStatus: 'open' });
    const later = new Date(Date.now() + 20 * 86_400_000);
    const nightly = (now: Date) =>
      inTables(tenant, (work) =>
        markOverdue({ ...(work as UnitOfWork<SystemActor>), today: now.toISOString().slice(0, 10) }),
      );
    await nightly(new Date());
    expect((await stateNow())?.subscriptionStatus).toBe('active');
    await nightly(later);
    expect((await stateNow())?.subscriptionStatus).toBe('past_due');
    const paidOn = new Date().toISOString().slice(0, 10);
    const paid = await billing.invoices.pay({ organizationId, invoiceId, paidOn });
    expect(paid).toMatchObject({ state: 'paid', paidOn });
    expect(await stateNow()).toMatchObject({ subscriptionStatus: 'active', latestInvoiceStatus: 'paid' });
    expect((await stateNow())?.paidThrough?.slice(0, 7)).toBe(months[0]?.slice(0, 7));
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await expect(billing.invoices.pay({ organizationId, invoiceId, paidOn: tomorrow })).rejects.toMatchObject({
      message: 'INVALID_INPUT',
    });
    await billing.setState({ organizationId, subscriptionStatus: 'unpaid' });
    expect(await billing.invoices.pay({ organizationId, invoiceId, paidOn: null })).toMatchObject({ state: 'open' });
    expect(await stateNow()).toMatchObject({ subscriptionStatus: 'unpaid', paidThrough: null });
    const second = await billing.invoices.issue({ organizationId, ...shown(months[1], 52_479) });
    await billing.invoices.pay({ organizationId, invoiceId: second.id, paidOn });
    expect(await stateNow()).toMatchObject({ subscriptionStatus: 'active', paidThrough: null });
    await nightly(later);
    expect((await stateNow())?.subscriptionStatus).toBe('past_due');
    await billing.invoices.cancel({ organizationId, invoiceId });
    expect((await stateNow())?.subscriptionStatus).toBe('active');
  });
});

describe('the people who settle the bills of a tenant', () => {
  it('see and fetch their invoices and keep their address; others of the tenant and other tenants do not', async () => {
    const { tenant, months } = await aCustomer({ isWhole: false });
    const other = (await aCustomer()).tenant;
    const own = await by(tenant, 'holdingManager');
    expect((await own.own()).buyer).toMatchObject({ street: null, country: 'DE' });
    const { vatNumber } = (await own.own()).buyer ?? {};
    const abroad = { country: 'AT' as const, vatNumber: 'ATU12345678' };
    const saved = await own.changeOwnBuyer({ ...aBuyer, ...abroad, buyerReference: 'Bestellung 4711' });
    expect(saved).toMatchObject({ country: 'DE', vatNumber });
    const { id } = await (await byAdmin()).issue({
      organizationId: tenant.mainOrganizationId,
      ...shown(months[0]),
    });
    expect((await own.own()).invoices.map((one) => one.id)).toEqual([id]);
    const xml = await fetched(tenant, 'holdingManager', `/invoices/${id}/xml`);
    expect(xml.headers['content-type']).toContain('application/xml');
    expect(xml.body).toContain('<cbc:BuyerReference>Bestellung 4711</cbc:BuyerReference>');
    for (const [from, who] of [
      [tenant, 'nordManager'],
      [tenant, 'holdingViewer'],
      [other, 'holdingManager'],
    ] as const)
      expect((await fetched(from, who, `/invoices/${id}/pdf`)).statusCode).toBe(from === other ? 404 : 403);
    for (const path of [`/invoices/${id}/docx`, '/invoices/1/pdf'])
      expect((await fetched(tenant, 'holdingManager', path)).statusCode).toBe(404);
    await expect((await by(tenant, 'nordManager')).own()).rejects.toMatchObject({ message: 'NOT_PERMITTED' });
    expect((await (await by(other, 'holdingManager')).own()).invoices).toEqual([]);
  });

  it('are billed without German tax in another country of the Union, with a number of that country', async () => {
    const { tenant, months } = await aCustomer();
    const organizationId = tenant.mainOrganizationId;
    const invoices = await byAdmin();
    const abroad = { ...aBuyer, organizationId, country: 'AT' as const };
    const contradicting = { ...abroad, country: 'DE' as const, vatNumber: 'ATU12345678' };
    for (const refused of [abroad, contradicting])
      await expect(invoices.changeBuyer(refused)).rejects.toMatchObject({ message: 'INVALID_INPUT' });
    await invoices.changeBuyer({ ...abroad, vatNumber: 'ATU12345678' });
    await invoices.changeSeller({ ...aSeller, vatId: null });
    await expect(invoices.issue({ organizationId, ...shown(months[0]) })).rejects.toMatchObject({
      message: 'INVOICE_INCOMPLETE',
    });
    await invoices.changeSeller(aSeller);
    // What the list showed as long as the customer was in Germany.
    await expect(invoices.issue({ organizationId, ...shown(months[0]) })).rejects.toMatchObject({
      message: 'CONFLICT',
    });
    const { due } = await bookOf(tenant);
    expect(due[0]).toMatchObject({ gross: 53_900, contractState: 'active' });
    expect(await invoices.issue({ organizationId, ...shown(months[0], due[0]?.gross) })).toMatchObject({
      number: `R${organizationId}-0001`,
      tax: 0,
      gross: 53_900,
    });
  });
});
