import { type Database, inTenant, type TenantClient } from '@zuschlag/db/client';
import { hashPassword } from '../features/accounts/sign-in.ts';
import { createChance, createQuickChance } from '../features/chance/create/create-chance.ts';
import { castIn, reserveIds } from '../testing/scenario.ts';
import { enterMonths } from './actuals.ts';
import { backdate } from './backdate.ts';
import { fullInputOf, quickInputOf } from './chance-inputs.ts';
import type { DemoChance } from './chances.ts';
import { chancesAhead } from './chances-ahead.ts';
import { chancesPast } from './chances-past.ts';
import { seedConfiguration } from './configuration.ts';
import { type DemoCustomer, seedCustomers } from './customers.ts';
import { demoDomain, demoPassword, isDemoFounded } from './demo-sign-ins.ts';
import { seedLossReasons } from './losses.ts';
import { type Lots, linkLots } from './lots.ts';
import { speaker } from './sentences.ts';
import { type Stage, stageIn } from './stage.ts';
import { play } from './stories.ts';
import { seedTaskTemplate, workTogether } from './together.ts';

const SEED_LOCK = 72_707_370;
const SEED_TIMEOUT_MS = 300_000;

/**
 * Founds the demo tenant: a holding with three operating companies, their people, customers, rates and forty Chances with
 * the decisions that led to where each stands. All or nothing, and once: a second call changes nothing.
 *
 * @param today the day the deadlines are counted from
 * @param domain that all sign-in addresses end with; another one makes another tenant
 * @returns whether it was founded now
 */
export async function seedDemo(database: Database, today = new Date(), domain = demoDomain): Promise<boolean> {
  if (await isDemoFounded(database, domain)) return false;
  const ids = await reserveIds(database);
  const passwordHash = await hashPassword(demoPassword);
  const foundOnce = async (db: TenantClient) => {
    // Processes that start at the same moment: the second waits for the first, and finds its tenant.
    await db.$executeRaw`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`;
    if (await isDemoFounded(database, domain)) return false;
    await found(db, ids, { domain, passwordHash }, today);
    return true;
  };
  return inTenant(database, Math.min(...ids), foundOnce, { timeout: SEED_TIMEOUT_MS });
}

async function found(
  db: TenantClient,
  ids: readonly number[],
  signIns: { domain: string; passwordHash: string },
  today: Date,
): Promise<void> {
  const people = await castIn(db, ids, signIns);
  await seedConfiguration(db, people, today);
  const customers = await seedCustomers(db, people);
  const stage = stageIn(db, people, today);
  stage.begin({ age: 400, due: -1 });
  const lossReasons = await seedLossReasons(stage);
  const templateId = await seedTaskTemplate(stage);
  const lots: Lots = new Map();
  let turn = 0;
  const say = speaker();
  // The oldest first, so that the short numbers rise with time.
  for (const plan of [...chancesAhead, ...chancesPast].sort((first, second) => ageOf(second) - ageOf(first))) {
    const customer = customers[plan.customer];
    stage.begin({ age: ageOf(plan), due: plan.due });
    const chanceId = await create(stage, plan, customer);
    await linkLots(stage, lots, chanceId, plan);
    await play({ stage, say, chanceId, plan, customer, lossReasons });
    if (await workTogether(stage, { chanceId, plan, templateId, turn })) turn += 1;
    await enterMonths(stage, chanceId, plan);
    await backdate(stage, chanceId, { age: ageOf(plan), due: plan.due }, today);
  }
}

/** Notices are found about six weeks before their deadline; the younger a Chance, the less has happened to it. */
function ageOf({ due }: DemoChance): number {
  return Math.max(4, 44 - due);
}

async function create(stage: Stage, plan: DemoChance, customer: DemoCustomer): Promise<string> {
  const { id } = await stage.act(plan.by, (work) =>
    plan.kind === 'QuickOffer'
      ? createQuickChance(work, quickInputOf(stage, plan, customer))
      : createChance(work, fullInputOf(stage, plan, customer)),
  );
  return id;
}
