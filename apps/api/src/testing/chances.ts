import { createChanceInput, createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import type { ChanceEvent, ChanceState } from '@zuschlag/validation/vocabulary';
import type { z } from 'zod';
import { createChance, createQuickChance } from '../features/chance/create/create-chance.ts';
import { transitionChance } from '../features/chance/lifecycle/transition.ts';
import { involve } from '../features/chance/participation/participation.ts';
import type { OrganizationKey, PersonKey } from './people.ts';
import { as, type Cast, type ScenarioTenant, systemOf } from './scenario.ts';

type FullInput = z.input<typeof createChanceInput>['input'];
type QuickInput = z.input<typeof createQuickChanceInput>['input'];

type ChancePlan = {
  by?: PersonKey;
  owner?: PersonKey;
  operatedBy?: readonly OrganizationKey[];
  /** fields of the description that matter to the situation */
  description?: Partial<FullInput['description']>;
  deadline?: Partial<FullInput['deadline']>;
  estimate?: Partial<FullInput['estimate']>;
  contract?: Partial<FullInput['contract']>;
  additionalText?: string;
  referenceNumber?: string;
  executiveSummary?: string;
  now?: Date;
};

/** A public tender for guarding a town hall, complete in every field, for situations to vary. */
export function aFullInput({ organizations, people }: Cast, plan: ChancePlan = {}): FullInput {
  return {
    description: {
      name: 'Objektschutz Rathaus Eichstedt',
      customerName: 'Stadt Eichstedt',
      customerType: 'existingCustomer',
      type: 'Public',
      province: 'DE-NW',
      ownerId: plan.owner ? people[plan.owner].userId : null,
      platform: 'Vergabeportal Westfalen',
      awardingAuthority: 'Stadt Eichstedt, Zentrale Vergabestelle',
      details: 'Empfang, Streife und Schließdienst im Rathaus und in zwei Nebengebäuden.',
      permanent: true,
      ...plan.description,
    },
    deadline: {
      publication: '2026-11-02',
      questions: '2026-12-04',
      submission: '2026-12-18',
      outsideInformation: '2026-12-11',
      siteVisit: '2026-11-30',
      ...plan.deadline,
    },
    estimate: { revenue: 480_000, hoursPerMonth: 720, margin: 0.06, effort: 40, ...plan.estimate },
    contract: {
      startDate: '2027-04-01',
      endDate: '2029-03-31',
      priceCriteria: 60,
      qualityCriteria: 30,
      referenceCriteria: 10,
      paymentTerm: 30,
      ...plan.contract,
    },
    operationalOrganizationIds: (plan.operatedBy ?? ['nord']).map((key) => organizations[key].id),
    additionalText: plan.additionalText,
    referenceNumber: plan.referenceNumber,
  };
}

export function aQuickInput({ organizations, people }: Cast, plan: ChancePlan = {}): QuickInput {
  const { name, customerName, customerType, lotNumber } = plan.description ?? {};
  return {
    description: {
      lotNumber: lotNumber ?? null,
      name: name ?? 'Empfangsdienst Kanzlei am Markt',
      customerName: customerName ?? 'Kanzlei Ehlers & Partner',
      customerType: customerType ?? 'newCustomer',
      ownerId: plan.owner ? people[plan.owner].userId : null,
    },
    deadline: { submission: '2026-12-10', ...plan.deadline },
    contract: {
      startDate: plan.contract?.startDate ?? '2027-01-01',
      endDate: plan.contract?.endDate ?? '2027-12-31',
    },
    operationalOrganizationIds: (plan.operatedBy ?? ['nord']).map((key) => organizations[key].id),
    additionalText: plan.additionalText,
  };
}

/** @returns the id of a Chance from the full form, waiting for the bids of its organizations */
export async function aChance(tenant: ScenarioTenant, plan: ChancePlan = {}): Promise<string> {
  const input = createChanceInput.parse({ input: aFullInput(tenant, plan), executiveSummary: plan.executiveSummary });
  const actor = tenant.people[plan.by ?? 'holdingEditor'];
  return (await as(tenant, actor, (work) => createChance(work, input), plan.now)).id;
}

/** @returns the id of a Chance from the quick form */
export async function aQuickChance(tenant: ScenarioTenant, plan: ChancePlan = {}): Promise<string> {
  const input = createQuickChanceInput.parse({
    input: aQuickInput(tenant, plan),
    executiveSummary: plan.executiveSummary,
  });
  const actor = tenant.people[plan.by ?? 'holdingEditor'];
  return (await as(tenant, actor, (work) => createQuickChance(work, input), plan.now)).id;
}

const bidding: ChanceEvent[] = ['bidAgreed'];
const approved: ChanceEvent[] = [...bidding, 'marginRequested', 'marginApproved'];
const submitted: ChanceEvent[] = [...approved, 'markedSubmitted'];
const ways: { readonly [state in ChanceState]: readonly ChanceEvent[] } = {
  pendingbiddecision: [],
  notbidding: ['bidDeclined'],
  editing: bidding,
  pendingmarginapproval: [...bidding, 'marginRequested'],
  readytosubmit: approved,
  submitted,
  won: [...submitted, 'declaredWon'],
  lost: [...submitted, 'declaredLost'],
};

/** Takes a fresh Chance to a state without the decisions that lead there, for tests in which only the state matters. */
export async function bringTo(
  tenant: ScenarioTenant,
  id: string,
  state: ChanceState,
  bidders: readonly OrganizationKey[] = ['nord'],
) {
  await as(tenant, systemOf(tenant), async (work) => {
    for (const event of ways[state]) {
      await transitionChance(
        work,
        { id },
        event,
        event === 'declaredLost' ? { change: { reasonForLoss: 'Der Preis war zu hoch.' } } : {},
      );
    }
    if (!ways[state].includes('bidAgreed')) return;
    const ids = bidders.map((key) => tenant.organizations[key].id);
    involve(work, id, ids, { isOperational: true, isBidding: true });
  });
}
