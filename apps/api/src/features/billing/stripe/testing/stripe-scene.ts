import { testDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { publish } from '../../../../events/publish.ts';
import { type Caller, callerOf } from '../../../../testing/app.ts';
import type { PersonKey } from '../../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../../testing/scenario.ts';
import { anAdmin } from '../../../platform/testing/an-admin.ts';
import { aContract } from '../../testing/a-contract.ts';
import { followStripe } from '../follow-stripe.ts';
import type { StripeClient } from '../stripe-client.ts';
import { stripeServer } from './stripe-server.ts';

type Billing = Caller['billing'];

const pricesOfStripe = [
  { priceId: 'price_seat', productName: 'Zuschlag', unitAmount: 4_900, currency: 'EUR', interval: 'month' as const },
  { priceId: 'price_of_year', productName: 'Zuschlag', unitAmount: 49_000, currency: 'EUR', interval: 'year' as const },
];

/** A database, a server in the place of Stripe, an Admin, and what tests of contracts at Stripe do with them. */
export async function stripeScene() {
  const database = await testDatabase();
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
  const stripe = await stripeServer();
  const operator = await aTenant(database);
  const admin = await anAdmin(operator);

  const parts = (client: StripeClient | undefined = stripe.client) => ({
    ...{ stripe: client, prices: pricesOfStripe, publicUrl: 'https://zuschlag.example' },
  });
  const byAdmin = async (): Promise<Billing> =>
    (await callerOf(database, { ...operator.people[admin], role: 'Admin' }, undefined, parts())).billing;
  const by = async (
    tenant: ScenarioTenant,
    who: PersonKey = 'holdingManager',
    client?: StripeClient,
  ): Promise<Billing> => (await callerOf(database, tenant.people[who], undefined, parts(client))).billing;
  const inTables = <Result>(
    tenant: ScenarioTenant,
    run: Parameters<typeof as<ReturnType<typeof systemOf>, Result>>[2],
  ): Promise<Result> => as(tenant, systemOf(tenant), run);
  const follow = ({ mainOrganizationId }: ScenarioTenant, client: StripeClient | undefined = stripe.client) =>
    followStripe({ database, publish, mainOrganizationId, now: new Date(), requestId: 'test' }, client);
  const jobsOf = async ({ mainOrganizationId }: ScenarioTenant, name = 'follow-stripe') => {
    const { rows } = await owner.query<{ at: Date }>(
      `select run_at as at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $2 and payload ->> 'mainOrganizationId' = $1`,
      [String(mainOrganizationId), name],
    );
    return rows;
  };
  const forgetJobs = ({ mainOrganizationId }: ScenarioTenant) =>
    owner.query(`delete from graphile_worker._private_jobs where payload ->> 'mainOrganizationId' = $1`, [
      String(mainOrganizationId),
    ]);
  const emailOf = ({ mainOrganizationId }: ScenarioTenant) => `rechnung-${mainOrganizationId}@kunde.example`;
  const contractOf = (tenant: ScenarioTenant) => ({
    input: { ...aContract(tenant.mainOrganizationId), pricingId: 'price_seat', billingEmail: emailOf(tenant) },
  });
  const thingsOf = (tenant: ScenarioTenant) => {
    const customers = stripe.things.customers.filter(({ email }) => email === emailOf(tenant));
    const subscriptions = stripe.things.subscriptions.filter(({ customer }) =>
      customers.some(({ id }) => id === customer),
    );
    return { customers, subscriptions };
  };
  /** A tenant whose contract is made and confirmed. */
  const aFollowed = async () => {
    const tenant = await aTenant(database);
    await (await byAdmin()).create(contractOf(tenant));
    await follow(tenant);
    const [subscription] = thingsOf(tenant).subscriptions;
    if (!subscription) throw new Error('no subscription was made');
    return { tenant, subscription };
  };
  const problemOf = async ({ mainOrganizationId }: ScenarioTenant) => {
    const contracts = await (await byAdmin()).all();
    return contracts.find(({ organizationId }) => organizationId === mainOrganizationId)?.providerProblem;
  };
  const leave = (tenant: ScenarioTenant, who: PersonKey) =>
    inTables(tenant, ({ db }) =>
      db.user.updateMany({ where: { id: tenant.people[who].userId }, data: { deleted: true } }),
    );
  return {
    ...{ database, stripe, prices: pricesOfStripe, byAdmin, by, inTables, follow, jobsOf, forgetJobs, contractOf },
    ...{ thingsOf, aFollowed, problemOf, leave },
    close: async () => {
      await stripe.close();
      await owner.end();
      await database.close();
    },
  };
}
