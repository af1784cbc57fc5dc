import type { InvoiceBook, OwnInvoices } from '@zuschlag/validation/billing/invoices/invoices';
import type { KeptSeller } from '@zuschlag/validation/billing/invoices/parties';
import { tokenOf } from '../../../testing/app.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { asAdmin } from '../../platform/admin-work.ts';
import { anAdmin } from '../../platform/testing/an-admin.ts';
import { aBuyer, aSeller } from '../invoices/testing/an-invoice.ts';
import { aRefusedContract } from '../stripe/testing/a-refused-contract.ts';
import { aContract, withContract } from './a-contract.ts';

type Call = (
  procedure: string,
  token: string,
  input: object,
  method?: 'GET' | 'POST',
) => Promise<{ body: { result?: { data: unknown } } }>;

/** Two people at what an invoice names: the operator, and the customer as an Admin and as its own Manager edits it. */
export async function billingSituations({ tenant, call }: { tenant: ScenarioTenant; call: Call }) {
  const { database } = tenant;
  const operator = await aTenant(database);
  const who = await anAdmin(operator);
  const admin = await tokenOf(database, operator.people[who]);
  const ask = async <Answer>(procedure: string, token: string, input: object, method?: 'GET') =>
    (await call(procedure, token, input, method)).body.result?.data as Answer;
  const customer = async () => {
    const other = await aTenant(database);
    await withContract(other);
    return other;
  };
  const theirs = { street: 'Am Wall 8', buyerReference: 'Bestellung 8' };
  const elsewhere = { city: 'Bremerhaven' };
  const mine = { street: 'Am Wall 9', city: 'Bremerhaven' };
  return {
    contractData: {
      open: async () => {
        const other = await aTenant(database);
        await aRefusedContract(other);
        const { organizationId, ...fields } = aContract(other.mainOrganizationId);
        return { token: admin, target: { organizationId }, version: 0, fields };
      },
      theirs: { customerName: 'Treuwacht AG', daysUntilDue: 30 },
      elsewhere: { billingEmail: 'neu@kunde.example' },
      mine: { customerName: 'Treuwacht SE', billingEmail: 'neu@kunde.example' },
      isWhole: true,
    },
    invoiceSeller: {
      open: async () => {
        await forgetSeller(operator, who);
        const { version, ...fields } = await ask<KeptSeller>('billing.invoices.changeSeller', admin, aSeller);
        return { token: admin, target: {}, version, fields };
      },
      theirs: { street: 'Speicherstraße 5', bank: null },
      elsewhere: { contactName: 'Jana Öhm' },
      mine: { street: 'Speicherstraße 6', contactName: 'Jana Öhm' },
      isWhole: true,
    },
    invoiceBuyer: {
      open: async () => {
        const { mainOrganizationId: organizationId } = await customer();
        const input = { ...aBuyer, organizationId };
        await ask('billing.invoices.changeBuyer', admin, input);
        const { contracts } = await ask<InvoiceBook>('billing.invoices.book', admin, {}, 'GET');
        const { buyer } = contracts.find((one) => one.organizationId === organizationId) ?? {};
        const { version = 0, ...fields } = buyer ?? {};
        return { token: admin, target: { organizationId }, version, fields };
      },
      ...{ theirs, elsewhere, mine },
      isWhole: true,
    },
    ownInvoiceBuyer: {
      open: async () => {
        const own = await customer();
        const token = await tokenOf(database, own.people.holdingManager);
        await ask('billing.invoices.changeOwnBuyer', token, aBuyer);
        const { buyer } = await ask<OwnInvoices>('billing.invoices.own', token, {}, 'GET');
        const { version = 0, ...fields } = buyer ?? {};
        return { token, target: {}, version, fields };
      },
      ...{ theirs, elsewhere, mine },
      isWhole: true,
    },
  };
}

/** One row holds the operator of the whole platform, so a test that counts its versions begins anew. */
async function forgetSeller(operator: ScenarioTenant, who: PersonKey): Promise<void> {
  const { database, people } = operator;
  await as(operator, { ...people[who], role: 'Admin' }, (work) =>
    asAdmin({ ...work, database }, ({ db }) => db.invoiceSeller.deleteMany()),
  );
}
