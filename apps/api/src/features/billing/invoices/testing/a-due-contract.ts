import { callerOf } from '../../../../testing/app.ts';
import { as, type ScenarioTenant, systemOf } from '../../../../testing/scenario.ts';
import { anAdmin } from '../../../platform/testing/an-admin.ts';
import { withContract } from '../../testing/a-contract.ts';
import { endedPeriods } from '../periods.ts';
import { aBuyer, aSeller } from './an-invoice.ts';

/** A contract that began some months ago, with eleven seats and two fewer each month. @returns the first days of the months that ended */
export async function aDueContract(tenant: ScenarioTenant, months = 2): Promise<string[]> {
  await withContract(tenant);
  const { mainOrganizationId } = tenant;
  return as(tenant, systemOf(tenant), async ({ db, today }) => {
    const began = new Date(`${today.slice(0, 7)}-15T12:00:00Z`);
    began.setUTCMonth(began.getUTCMonth() - months);
    await db.billing.update({ where: { mainOrganizationId }, data: { createdAt: began } });
    const ended = endedPeriods(began.toISOString().slice(0, 10), 'month', today).map(({ from }) => from);
    const seats = ended.map((from, at) => ({ month: new Date(`${from}T00:00:00Z`), seats: Math.max(11 - 2 * at, 1) }));
    await db.seatMonth.createMany({
      data: seats.map((one) => ({ ...one, mainOrganizationId, organizationId: mainOrganizationId })),
      skipDuplicates: true,
    });
    return ended;
  });
}

/** A tenant whose Admin issued an invoice of its own contract; `next` is a month that is still due, with its amount. */
export async function anIssuedInvoice(tenant: ScenarioTenant) {
  await aDueContract(tenant, 12);
  const who = await anAdmin(tenant);
  const organizationId = tenant.mainOrganizationId;
  const { billing } = await callerOf(tenant.database, { ...tenant.people[who], role: 'Admin' });
  const { invoices } = billing;
  await invoices.changeSeller(aSeller);
  await invoices.changeBuyer({ ...aBuyer, organizationId });
  const [first, second] = (await invoices.book()).due.filter((one) => one.organizationId === organizationId);
  const issued = { periodFrom: first?.periodFrom ?? '', expectedGross: first?.gross ?? 0 };
  const { id: invoiceId } = await invoices.issue({ organizationId, ...issued });
  const next = { periodFrom: second?.periodFrom ?? '', expectedGross: second?.gross ?? 0 };
  return { who, organizationId, invoiceId, next };
}
