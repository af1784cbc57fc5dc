import { dateOf } from '../database/date-columns.ts';
import { anApiToken } from './api-tokens.ts';
import { aFullInput, aQuickInput } from './chances.ts';
import { plainEntries } from './entries.ts';
import { plainParameters } from './rates.ts';
import { as, type ScenarioTenant, systemOf } from './scenario.ts';
import { aChanceToCalculate, aService, aServiceInput, dayShift } from './services.ts';
import type { StrangerIds } from './verdicts.ts';

/**
 * A Chance that Nord calculates, with a service and both kinds of groups. Süd has nothing to do with it. The tenant
 * must have its rates.
 */
export async function strangerIds(tenant: ScenarioTenant, name: string): Promise<StrangerIds> {
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { description: { name } });
  const service = await aService(tenant, chanceId);
  const [bidGroup, marginGroup] = await as(tenant, systemOf(tenant), async (work) => {
    await work.publish({ kind: 'stateChanged', chanceId, from: 'pendingbiddecision', to: 'editing' });
    const where = { chanceId };
    return [await work.db.bidGroup.findFirstOrThrow({ where }), await work.db.marginGroup.findFirstOrThrow({ where })];
  });
  const { id: apiTokenId } = await anApiToken(tenant.database, tenant.people.holdingManager);
  const entryIds = await entriesOf(tenant);
  return {
    chanceId,
    bidGroupId: bidGroup?.id ?? '',
    marginGroupId: marginGroup?.id ?? '',
    serviceId: service.id,
    shiftId: service.shifts[0]?.id ?? '',
    rateImpactId: await anImpact(tenant),
    organizationId: tenant.organizations.nord.id,
    userId: tenant.people.nordManager.userId,
    apiTokenId,
    fullChance: aFullInput(tenant, { owner: 'nordManager' }),
    quickChance: aQuickInput(tenant, { owner: 'nordManager' }),
    service: aServiceInput(tenant),
    shift: dayShift,
    entryIds,
    entries: plainEntries,
    costParameters: plainParameters,
    ...(await anImport(tenant)),
  };
}

/** One row of each table; Nord's own tariff starts after every contract, so that it changes no figure. */
async function entriesOf(tenant: ScenarioTenant): Promise<StrangerIds['entryIds']> {
  const { mainOrganizationId } = tenant;
  const organizationId = tenant.organizations.nord.id;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const where = { mainOrganizationId };
    const own = await db.tariff.findFirst({ where: { ...where, organizationId } });
    const data = { ...plainEntries.tariff, activeFrom: dateOf('2100-01-01'), ...where, organizationId };
    const idOf = async (row: Promise<{ id: string } | null>) => (await row)?.id ?? '';
    return {
      tariff: own?.id ?? (await db.tariff.create({ data })).id,
      socialSecurity: await idOf(db.socialSecurity.findFirst({ where })),
      liabilityInsurance: await idOf(db.liabilityInsurance.findFirst({ where })),
      vacationBonus: await idOf(db.vacationBonus.findFirst({ where })),
      christmasBonus: await idOf(db.christmasBonus.findFirst({ where })),
      vacationDays: await idOf(db.vacationDays.findFirst({ where })),
      holiday: await idOf(db.holiday.findFirst({ where })),
    };
  });
}

/** An old effect of a change of rates. */
function anImpact({ mainOrganizationId, people, ...tenant }: ScenarioTenant): Promise<string> {
  const { userId } = people.holdingManager;
  return as(tenant, systemOf({ mainOrganizationId }), async ({ db }) => {
    const data = { mainOrganizationId, userId, state: 'done', changes: {} };
    return (await db.rateEffect.create({ data, select: { id: true } })).id;
  });
}

/** The planned import of the config administrator of the main organization. */
async function anImport(tenant: ScenarioTenant): Promise<Pick<StrangerIds, 'importId' | 'importFileId'>> {
  const { mainOrganizationId, people } = tenant;
  const { userId } = people.configAdmin;
  return as(tenant, systemOf(tenant), async ({ db }) => {
    const file = { mainOrganizationId, userId, name: 'werte.csv', size: 1, hash: '', content: new Uint8Array([120]) };
    const { id: fileId } = await db.storedFile.create({ data: file });
    const { id } = await db.configurationImport.create({
      data: {
        mainOrganizationId,
        organizationId: mainOrganizationId,
        createdById: userId,
        table: 'socialSecurity',
        fileId,
        fileName: 'werte.csv',
        state: 'planned',
        planHash: 'x',
      },
    });
    return { importId: id, importFileId: fileId };
  });
}
