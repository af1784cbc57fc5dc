import { inTenant } from '@zuschlag/db/client';
import { publish } from '../../events/publish.ts';
import { hashPassword, signIn } from '../../features/accounts/sign-in.ts';
import { anIssuedInvoice } from '../../features/billing/invoices/testing/a-due-contract.ts';
import { aBuyer, aSeller } from '../../features/billing/invoices/testing/an-invoice.ts';
import { aRefusedContract } from '../../features/billing/stripe/testing/a-refused-contract.ts';
import { aStripeInvoice } from '../../features/billing/stripe/testing/a-stripe-invoice.ts';
import { aContract, withContract } from '../../features/billing/testing/a-contract.ts';
import { aNewManager, anAdmin } from '../../features/platform/testing/an-admin.ts';
import { aTenant, type ScenarioTenant } from '../scenario.ts';
import type { Situations } from './situations.ts';

const byAnAdmin = async (tenant: ScenarioTenant) => ({ who: await anAdmin(tenant), input: undefined });

const password = 'Nordsee-7-Leuchtturm';
/** Gives the Editor of Nord the password. @returns the address */
async function anAccount({ database, people }: ScenarioTenant): Promise<string> {
  const { userId, mainOrganizationId } = people.nordEditor;
  const passwordHash = await hashPassword(password);
  const { email } = await inTenant(database, mainOrganizationId, (db) =>
    db.user.update({ where: { id: userId }, data: { passwordHash } }),
  );
  return email;
}

/** The calls of people about their account, and of administrators of the platform, that take the longest way. */
export const accountSituations: Situations = {
  'platform.tenants': byAnAdmin,
  'billing.all': byAnAdmin,
  'billing.prices': byAnAdmin,
  'billing.organizationsWithout': byAnAdmin,
  'billing.create': async (tenant) => ({
    who: await anAdmin(tenant),
    input: { input: aContract(tenant.mainOrganizationId) },
  }),
  'billing.portalLink': async (tenant) => {
    await withContract(tenant);
    return { who: 'holdingManager', input: undefined };
  },
  'billing.setState': async (tenant) => {
    await withContract(tenant);
    return {
      who: await anAdmin(tenant),
      input: { organizationId: tenant.mainOrganizationId, subscriptionStatus: 'past_due' },
    };
  },
  'billing.changeRefusedData': async (tenant) => {
    // Another tenant: the one of these calls has no contract yet, which a later call makes.
    const other = await aTenant(tenant.database);
    await aRefusedContract(other);
    const input = { organizationId: other.mainOrganizationId, customerName: 'Neue Wacht GmbH' };
    return { who: await anAdmin(tenant), input };
  },
  'billing.followProvider': async (tenant) => {
    await withContract(tenant);
    return { who: await anAdmin(tenant), input: { organizationId: tenant.mainOrganizationId } };
  },
  'billing.invoices.link': async (tenant) => ({ who: 'holdingManager', ...(await aStripeInvoice(tenant)) }),
  'billing.invoices.own': async (tenant) => {
    await anIssuedInvoice(tenant);
    return { who: 'holdingManager', input: undefined };
  },
  'billing.invoices.changeOwnBuyer': async (tenant) => {
    await withContract(tenant);
    return { who: 'holdingManager', input: { ...aBuyer, buyerReference: 'Bestellung 7' } };
  },
  'billing.invoices.book': async (tenant) => ({ who: (await anIssuedInvoice(tenant)).who, input: undefined }),
  'billing.invoices.changeSeller': async (tenant) => ({
    who: await anAdmin(tenant),
    input: { ...aSeller, register: `HRA ${Date.now()}` },
  }),
  'billing.invoices.changeBuyer': async (tenant) => {
    await withContract(tenant);
    return {
      who: await anAdmin(tenant),
      input: { ...aBuyer, buyerReference: 'Bestellung 9', organizationId: tenant.mainOrganizationId },
    };
  },
  'billing.invoices.issue': async (tenant) => {
    const { who, organizationId, next } = await anIssuedInvoice(tenant);
    return { who, input: { organizationId, ...next } };
  },
  'billing.invoices.pay': async (tenant) => {
    const { who, organizationId, invoiceId } = await anIssuedInvoice(tenant);
    return { who, input: { organizationId, invoiceId, paidOn: '2026-01-01' } };
  },
  'billing.invoices.cancel': async (tenant) => {
    const { who, organizationId, invoiceId } = await anIssuedInvoice(tenant);
    return { who, input: { organizationId, invoiceId } };
  },
  'platform.foundTenant': async (tenant) => {
    const organization = { name: 'Neue Wacht GmbH', shortName: 'Neu', isOperational: true };
    return { who: await anAdmin(tenant), input: { ...aNewManager(), ...organization } };
  },
  // A person without an account, in a tenant that has config administrators.
  'platform.grantManager': async (tenant) => ({
    who: await anAdmin(tenant),
    input: { ...aNewManager(), mainOrganizationId: tenant.mainOrganizationId },
  }),
  'accounts.profile.changePassword': async (tenant) => {
    await anAccount(tenant);
    return { who: 'nordEditor', input: { current: password, password: 'Ostsee-8-Molenkopf' } };
  },
  'accounts.boundAccounts.end': async (tenant) => {
    await anAccount(tenant);
    const { userId, mainOrganizationId } = tenant.people.nordEditor;
    await inTenant(tenant.database, mainOrganizationId, (db) =>
      db.providerIdentity.create({
        data: { id: `account of ${userId}`, mainOrganizationId, userId, provider: 'google' },
      }),
    );
    return { who: 'nordEditor', input: { provider: 'google' } };
  },
  'accounts.loginUser': async (tenant) => {
    const { database } = tenant;
    const email = await anAccount(tenant);
    const call = { database, publish, now: new Date(), requestId: 'scenario', userAgent: null };
    return { who: 'nordEditor', input: { input: { oAuthToken: await signIn(call, { email, password }) } } };
  },
};
