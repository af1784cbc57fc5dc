import { inTenant } from '@zuschlag/db/client';
import { templateFields } from '@zuschlag/validation/tasks/task-templates';
import { addParticipant } from '../../features/bid-decisions/participants/participants.ts';
import { archiveChance } from '../../features/chance/lifecycle/archive.ts';
import { updateState } from '../../features/chance/lifecycle/outcome.ts';
import { linkLot } from '../../features/chance/lots/lots.ts';
import { anAwardNotice } from '../../features/chance/testing/award-notices.ts';
import { addEntry } from '../../features/configuration/entries/entries.ts';
import { recalculateOrganization } from '../../features/services/pricing/recalculate.ts';
import { planTasks } from '../../features/tasks/templates/plan-tasks.ts';
import { createTemplate } from '../../features/tasks/templates/templates.ts';
import { aChance, aFullInput, aQuickChance, aQuickInput, bringTo } from '../chances.ts';
import { bidGroup, decideBids, marginGroup, requestMargins, saysOnMargin } from '../decisions.ts';
import { plainEntries } from '../entries.ts';
import { aFile, aPlan, commitAs, csv } from '../imports.ts';
import type { OrganizationKey } from '../people.ts';
import { plainParameters } from '../rates.ts';
import { as, type ScenarioTenant } from '../scenario.ts';
import { aService } from '../services.ts';
import { accountSituations } from './account-calls.ts';
import { actualSituations } from './actual-calls.ts';
import { passkeySituations } from './passkey-calls.ts';
import { secondStepSituations } from './second-step-calls.ts';
import { serviceSituations } from './service-calls.ts';
import type { Situations } from './situations.ts';

type Made = { chanceId: string; groupId: string };

const everyBidder = ['nord', 'mitte', 'sued'] as const satisfies OrganizationKey[];
const yes = { decision: 'Approve', comment: 'Passt.' } as const;
const no = { decision: 'Reject', comment: 'Zu wenig Marge.' } as const;
const bids = { nord: 'Bid', mitte: 'Bid', sued: 'Bid' } as const;

/** A Chance whose bids are asked of Nord and Mitte. */
async function askedForBids(tenant: ScenarioTenant): Promise<Made> {
  const chanceId = await aQuickChance(tenant, { operatedBy: ['nord', 'mitte'] });
  return { chanceId, groupId: (await bidGroup(tenant, chanceId, 'nord', 'nordManager')).id };
}

/** A Chance of three bidders with a service each, whose margins may be asked for. */
async function calculated(tenant: ScenarioTenant): Promise<Made> {
  const chanceId = await aQuickChance(tenant, { operatedBy: everyBidder });
  await decideBids(tenant, chanceId, bids);
  for (const operatedBy of everyBidder) await aService(tenant, chanceId, { operatedBy });
  return { chanceId, groupId: (await marginGroup(tenant, chanceId, 'nord', 'nordManager')).id };
}

async function requested(tenant: ScenarioTenant): Promise<Made> {
  const made = await calculated(tenant);
  await requestMargins(tenant, made.chanceId, 'holdingEditor');
  return made;
}

async function approveMargins(tenant: ScenarioTenant, chanceId: string, of: readonly (typeof everyBidder)[number][]) {
  for (const key of of) {
    for (const who of [`${key}Manager`, 'holdingManager'] as const) await saysOnMargin(tenant, chanceId, key, who, yes);
  }
}

/** Nord's margin was rejected and calculated again, the approvals of the two others are still good. */
async function oneLeftToRequest(tenant: ScenarioTenant): Promise<Made> {
  const { chanceId, groupId } = await requested(tenant);
  await approveMargins(tenant, chanceId, ['mitte', 'sued']);
  for (const who of ['nordManager', 'holdingManager'] as const) await saysOnMargin(tenant, chanceId, 'nord', who, no);
  const input = { chanceId, organizationId: tenant.organizations.nord.id };
  await as(tenant, tenant.people.nordEditor, (work) => recalculateOrganization(work, input));
  return { chanceId, groupId };
}

/** A plan of the table of social security that changes a row and adds one. */
async function planned(tenant: ScenarioTenant, activeFrom: string): Promise<{ id: string; planHash: string | null }> {
  const admin = tenant.people.configAdmin;
  return aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2020;19', `${activeFrom};20`));
}

/** A call that changes something and takes the longest way, where that of the authorization matrix does not. */
export const situations: Situations = {
  // A bid rests on the submission; of the files of the import each takes a few statements more.
  'aiImports.takeOverNotice': async (tenant) => {
    const { mainOrganizationId } = tenant;
    const { organizationId, userId: createdById } = tenant.people.nordEditor;
    const chanceId = await aQuickChance(tenant, { by: 'nordEditor' });
    await decideBids(tenant, chanceId, { nord: 'Bid' });
    const read = { mainOrganizationId, organizationId, createdById, status: 'SUCCESS', noticeNumbers: ['p-1'] };
    const { id: aiImportId } = await inTenant(tenant.database, mainOrganizationId, async (db) => {
      await db.aiImport.create({ data: { ...read, chanceId } });
      return db.aiImport.create({ data: read });
    });
    return { who: 'nordEditor', input: { aiImportId, chanceId, input: { deadline: { submission: '2026-12-15' } } } };
  },
  // Two planned tasks whose days follow a submission that moved.
  'tasks.plan.follow': async (tenant) => {
    const chanceId = await aChance(tenant);
    const fields = {
      name: 'Für alle',
      tasks: [12, 4].map((daysBefore) => ({ title: `Vorher ${daysBefore}`, daysBefore })),
    };
    await as(tenant, tenant.people.holdingManager, async (work) => {
      const { id: templateId } = await createTemplate(work, { input: templateFields.parse(fields) });
      return planTasks(work, { chanceId, templateId });
    });
    await inTenant(tenant.database, tenant.mainOrganizationId, (db) =>
      db.chance.update({
        where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id: chanceId } },
        data: { submission: new Date('2029-03-15') },
      }),
    );
    return { who: 'holdingManager', input: { chanceId, isMoved: true } };
  },
  // The other one brings a lot of its own along.
  'chance.linkLot': async (tenant) => {
    const [chanceId, otherId, third] = [
      await aQuickChance(tenant),
      await aQuickChance(tenant),
      await aQuickChance(tenant),
    ];
    await as(tenant, tenant.people.holdingEditor, (work) => linkLot(work, { chanceId: otherId, otherId: third }));
    return { who: 'holdingEditor', input: { chanceId, otherId } };
  },
  'chance.restore': async (tenant) => {
    const chanceId = await aQuickChance(tenant);
    const input = { chanceId, reason: 'Verfahren aufgehoben' };
    await as(tenant, tenant.people.holdingEditor, (work) => archiveChance(work, input));
    return { who: 'holdingEditor', input: { chanceId } };
  },
  'bidDecisions.submit': async (tenant) => {
    // The last group: with its answer the bids are closed and the Chance moves on.
    const { chanceId, groupId } = await askedForBids(tenant);
    await decideBids(tenant, chanceId, { mitte: 'Bid' });
    return {
      who: 'nordManager',
      input: { input: { bidDecisionGroupId: groupId, action: 'Approve', decision: 'Bid' } },
    };
  },
  'bidDecisions.addParticipant': async (tenant) => {
    const { groupId } = await askedForBids(tenant);
    return { who: 'holdingEditor', input: { groupId, organizationId: tenant.organizations.sued.id } };
  },
  'bidDecisions.removeParticipant': async (tenant) => {
    const { groupId } = await askedForBids(tenant);
    const input = { groupId, organizationId: tenant.organizations.sued.id };
    await as(tenant, tenant.people.holdingEditor, (work) => addParticipant(work, input));
    return { who: 'holdingEditor', input };
  },
  'bidDecisions.addOrganization': async (tenant) => {
    const { chanceId } = await askedForBids(tenant);
    return { who: 'holdingEditor', input: { chanceId, organizationId: tenant.organizations.sued.id } };
  },
  'bidDecisions.removeOrganization': async (tenant) => {
    const { chanceId } = await askedForBids(tenant);
    return { who: 'holdingEditor', input: { chanceId, organizationId: tenant.organizations.nord.id } };
  },
  'marginDecisions.requestOnChance': async (tenant) => {
    const { chanceId } = await calculated(tenant);
    return { who: 'holdingEditor', input: { chanceId } };
  },
  'marginDecisions.requestOnGroup': async (tenant) => {
    const { groupId } = await oneLeftToRequest(tenant);
    return { who: 'holdingEditor', input: { groupId } };
  },
  'marginDecisions.submit': async (tenant) => {
    // The last vote of a round: a rejection ends the rounds of the others and sends the Chance back.
    const { chanceId, groupId } = await requested(tenant);
    await saysOnMargin(tenant, chanceId, 'nord', 'nordManager', no);
    return { who: 'holdingManager', input: { marginDecisionGroupId: groupId, ...no } };
  },
  'marginDecisions.requestRecalculation': async (tenant) => {
    const { chanceId } = await requested(tenant);
    const input = { chanceId, operationalOrgIds: [tenant.organizations.nord.id], reason: 'Neue Löhne.' };
    return { who: 'holdingEditor', input };
  },
  ...passkeySituations,
  ...secondStepSituations,
  ...serviceSituations,
  ...accountSituations,
  ...actualSituations,
  'chance.create': async (tenant) => ({
    who: 'holdingEditor',
    input: { input: aFullInput(tenant, { operatedBy: everyBidder }) },
  }),
  'chance.createQuick': async (tenant) => ({
    who: 'holdingEditor',
    input: { input: aQuickInput(tenant, { operatedBy: everyBidder }) },
  }),
  'chance.updateContractDuration': async (tenant) => {
    const chanceId = await aQuickChance(tenant, { operatedBy: everyBidder });
    return { who: 'holdingEditor', input: { chanceId, startDate: '2027-02-01', endDate: '2028-01-31' } };
  },
  // Another federal state and other contract days: the services get a run, and until its end the Chance is marked.
  'chance.updateDetails': async (tenant) => {
    const { chanceId } = await calculated(tenant);
    await withoutSites(tenant, chanceId);
    const description = { province: 'DE-HE', name: 'Objektschutz Süd' };
    const contract = { startDate: '2027-02-01', endDate: '2028-01-31' };
    const input = { description, contract, deadline: { submission: '2026-12-20' }, executiveSummary: 'Kurz gesagt' };
    return { who: 'holdingEditor', input: { chanceId, input, confirmsRecalculation: true } };
  },
  'chance.undoOutcome': async (tenant) => ({ who: 'holdingEditor', input: { chanceId: await aWonChance(tenant) } }),
  'chance.correctOutcome': async (tenant) => ({
    who: 'holdingManager',
    input: { chanceId: await aWonChance(tenant), reason: 'Mit einem anderen Los verwechselt' },
  }),
  'chance.readAwardNotice': async (tenant) => {
    const fileId = await aFile(tenant, tenant.people.holdingEditor, {
      name: 'ergebnis.xml',
      content: anAwardNotice('1'),
    });
    return { who: 'holdingEditor', input: { chanceId: await aChance(tenant), fileId } };
  },
  'chance.updateState': async (tenant) => {
    const { chanceId } = await requested(tenant);
    await approveMargins(tenant, chanceId, everyBidder);
    return { who: 'holdingEditor', input: { chanceId } };
  },
  'organizations.updateCostParameters': async ({ organizations }) => ({
    who: 'nordManager',
    input: { organizationId: organizations.nord.id, acpFields: { ...plainParameters, sickDays: 11 } },
  }),
  'configuration.imports.commit': async (tenant) => {
    const { id, planHash } = await planned(tenant, '01.01.2031');
    return { who: 'configAdmin', input: { id, planHash, skipWrong: false } };
  },
  'configuration.imports.undo': async (tenant) => {
    const plan = await planned(tenant, '01.01.2032');
    await commitAs(tenant, tenant.people.configAdmin, plan);
    return { who: 'configAdmin', input: { id: plan.id } };
  },
  'configuration.tariff.remove': async (tenant) => {
    const admin = tenant.people.configAdmin;
    const tariff = { ...plainEntries.tariff, activeFrom: '2033-01-01' };
    const { id } = await as(tenant, admin, (work) => addEntry(work, 'tariff', tariff));
    return { who: 'configAdmin', input: { id } };
  },
  'configuration.wage.remove': async (tenant) => {
    const wage = { ...plainEntries.wage, activeFrom: '2033-01-01' };
    const { id } = await as(tenant, tenant.people.configAdmin, (work) => addEntry(work, 'wage', wage));
    return { who: 'configAdmin', input: { id } };
  },
};

async function withoutSites({ database, mainOrganizationId }: ScenarioTenant, chanceId: string): Promise<void> {
  await inTenant(database, mainOrganizationId, (db) =>
    db.service.updateMany({ where: { mainOrganizationId, chanceId }, data: { siteId: null } }),
  );
}

/** A Chance that its owner has just declared won. */
async function aWonChance(tenant: ScenarioTenant): Promise<string> {
  const chanceId = await aChance(tenant);
  await bringTo(tenant, chanceId, 'submitted');
  await as(tenant, tenant.people.holdingEditor, (work) => updateState(work, { chanceId, won: true }));
  return chanceId;
}
