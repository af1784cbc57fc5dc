import { inTenant, readInTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { addPermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { addShiftInput } from '@zuschlag/validation/services/shift';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../events/publish.ts';
import { appRouter } from '../../router.ts';
import { tokenOf } from '../../testing/app.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, aServiceInput, nightShift } from '../../testing/services.ts';
import { newUnitOfWork } from '../../transaction.ts';
import { createCaller } from '../../trpc.ts';
import { requireChance } from '../chance/find-chance.ts';
import { listServices, readService } from '../services/service/list-services.ts';
import { addPermanentService, editPermanentService } from '../services/service/permanent.ts';
import { removeService } from '../services/service/remove-service.ts';
import { addShift } from '../services/shifts/shifts.ts';
import { adoptScenario } from './adopt-scenario.ts';
import { createScenario, listScenarios, readScenario, removeScenario, renameScenario } from './scenarios.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW'], years: [2027] });
});
afterAll(() => database.close());

type Verb<Result> = Parameters<typeof as<ScenarioTenant['people']['nordEditor'], Result>>[2];
const nord = <Result>(run: Verb<Result>) => as(tenant, tenant.people.nordEditor, run);
/** The same inside a scenario, as a call with its header does it. */
const inside = <Result>(scenarioId: string, run: Verb<Result>) =>
  inTenant(
    database,
    tenant.mainOrganizationId,
    (db) =>
      run(
        newUnitOfWork({
          ...{ actor: tenant.people.nordEditor, db, publish, now: new Date(), requestId: 'inside', scenarioId },
        }),
      ),
    { scenarioId },
  );

/** A desk and a patrol of TW Nord over 2027, and a scenario of both. */
async function aScenario() {
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
  const desk = await aService(tenant, chanceId);
  const patrol = await aMobileService(tenant, chanceId);
  const scenario = await nord((work) => createScenario(work, { chanceId, name: 'Höherer Lohn' }));
  const copyOf = (id: string) => scenario.sources.find(({ sourceId }) => sourceId === id)?.serviceId as string;
  return { chanceId, desk, patrol, scenario, deskCopy: copyOf(desk.id), patrolCopy: copyOf(patrol.id) };
}
const totalsOf = async (chanceId: string) => {
  const { revenue, totalCost, services } = await nord((work) => requireChance(work, chanceId));
  return { revenue, totalCost, services: services.map(({ id }) => id) };
};
const trailOf = (chanceId: string) =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const rows = await db.trailEntry.findMany({ where: { chanceId }, orderBy: { id: 'asc' } });
    return rows.map(({ entity, action }) => `${entity}.${action}`);
  });

describe('a scenario', () => {
  it('is a copy with the same figures that counts nowhere, whatever is changed in it', async () => {
    const { chanceId, desk, patrol, scenario, deskCopy, patrolCopy } = await aScenario();
    const before = await totalsOf(chanceId);
    expect(before.services).toEqual([desk.id, patrol.id]);
    expect(scenario).toMatchObject({ name: 'Höherer Lohn', serviceCount: 2, isOutdated: false });
    expect(scenario.totalCost).toBeCloseTo((desk.totalCost ?? 0) + (patrol.totalCost ?? 0), 6);

    const edited = await inside(scenario.id, (work) =>
      editPermanentService(work, { serviceId: deskCopy, input: { hourlyWage: 20 } }),
    );
    expect(edited.totalCost).toBeGreaterThan(desk.totalCost ?? 0);
    await inside(scenario.id, (work) =>
      addShift(work, addShiftInput.parse({ serviceId: deskCopy, shift: nightShift })),
    );
    await inside(scenario.id, (work) => removeService(work, patrolCopy));

    expect(await totalsOf(chanceId)).toEqual(before);
    const { services } = await nord((work) => listServices(work, { chanceId }));
    expect(services.map(({ id, version }) => [id, version])).toEqual([
      [desk.id, desk.version],
      [patrol.id, patrol.version],
    ]);
    await expect(nord((work) => readService(work, deskCopy))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await trailOf(chanceId)).toContain('scenario.createScenario');
    expect((await trailOf(chanceId)).filter((kind) => /editService|addShift|removeService/.test(kind))).toEqual([]);

    const after = await nord((work) => readScenario(work, scenario.id));
    expect(after).toMatchObject({ serviceCount: 1 });
    const list = await inside(scenario.id, (work) => listServices(work, { chanceId }));
    expect(list.services.map(({ id, shifts }) => [id, shifts.length])).toEqual([[deskCopy, 2]]);
    expect(after.totalCost).toBeCloseTo(list.services[0]?.totalCost ?? 0, 6);
  });

  it('shows its services to no statement that does not name it, and the real ones to none that does', async () => {
    const { chanceId, scenario, desk, deskCopy } = await aScenario();
    const { mainOrganizationId } = tenant;
    const ids = (scenarioId?: string) =>
      readInTenant(
        database,
        mainOrganizationId,
        async (db) => {
          const rows = await db.$queryRawUnsafe<{ id: string }[]>(
            'select id::text from service where "chanceId" = $1::uuid',
            chanceId,
          );
          return rows.map(({ id }) => id);
        },
        { scenarioId },
      );
    expect(await ids()).toContain(desk.id);
    expect(await ids()).not.toContain(deskCopy);
    expect(await ids(scenario.id)).toContain(deskCopy);
    expect(await ids(scenario.id)).not.toContain(desk.id);
    const moved = inTenant(
      database,
      mainOrganizationId,
      (db) => db.$executeRaw`update service set "scenarioId" = null where id = ${deskCopy}::uuid`,
      { scenarioId: scenario.id },
    );
    await expect(moved).rejects.toThrow(/row-level security/);
  });

  it('keeps out services of another Chance', async () => {
    const { scenario } = await aScenario();
    const other = await aScenario();
    const foreign = inside(scenario.id, (work) => removeService(work, other.deskCopy));
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const asked = nord((work) =>
      createScenario(work, { chanceId: other.chanceId, name: 'x', serviceIds: [scenario.sources[0]?.sourceId ?? ''] }),
    );
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is renamed from the name that was seen, removed with its services, and listed in the order of making', async () => {
    const { chanceId, desk, scenario, deskCopy } = await aScenario();
    const second = await nord((work) => createScenario(work, { chanceId, name: 'Nur Empfang', serviceIds: [desk.id] }));
    expect(second.serviceCount).toBe(1);
    const { id: scenarioId, name: previousName } = scenario;
    const renamed = await nord((work) => renameScenario(work, { scenarioId, previousName, name: 'Lohn 20' }));
    expect(renamed).toMatchObject({ name: 'Lohn 20' });
    const late = nord((work) => renameScenario(work, { scenarioId, previousName, name: 'Zu spät' }));
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    const names = async () =>
      (await nord((work) => listScenarios(work, { chanceId }))).scenarios.map(({ name }) => name);
    expect(await names()).toEqual(['Lohn 20', 'Nur Empfang']);
    await nord((work) => removeScenario(work, scenarioId));
    expect(await names()).toEqual(['Nur Empfang']);
    await expect(inside(scenarioId, (work) => readService(work, deskCopy))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('adopting a scenario', () => {
  it('gives the real services its input in one act, under their own ids, and leaves equal ones alone', async () => {
    const { chanceId, desk, patrol, scenario, deskCopy } = await aScenario();
    const edited = await inside(scenario.id, (work) =>
      editPermanentService(work, { serviceId: deskCopy, input: { hourlyWage: 20 } }),
    );
    const { version } = await nord((work) => readScenario(work, scenario.id));
    const adopted = await nord((work) => adoptScenario(work, { scenarioId: scenario.id, version }));
    expect(adopted).toMatchObject({ changed: 1, added: 0, removed: 0 });
    const real = await nord((work) => readService(work, desk.id));
    expect(real).toMatchObject({ hourlyWage: 20, version: desk.version + 1, createdAt: desk.createdAt });
    expect(real.totalCost).toBeCloseTo(edited.totalCost ?? 0, 6);
    expect(await nord((work) => readService(work, patrol.id))).toMatchObject({ version: patrol.version });
    const totals = await totalsOf(chanceId);
    expect(totals.services).toEqual([desk.id, patrol.id]);
    expect(totals.totalCost).toBeCloseTo((edited.totalCost ?? 0) + (patrol.totalCost ?? 0), 2);
    expect((await trailOf(chanceId)).slice(-2).sort()).toEqual(['scenario.adoptScenario', 'service.editService']);
    expect((await nord((work) => listScenarios(work, { chanceId }))).scenarios).toEqual([]);
  });

  it('asks when a service has changed since it was copied, and removes what the scenario removed', async () => {
    const { chanceId, desk, patrol, scenario, patrolCopy } = await aScenario();
    await inside(scenario.id, (work) => removeService(work, patrolCopy));
    await nord((work) => editPermanentService(work, { serviceId: desk.id, input: { hourlyWage: 18 } }));
    const { version } = await nord((work) => readScenario(work, scenario.id));
    const { id: scenarioId } = scenario;
    await expect(nord((work) => adoptScenario(work, { scenarioId, version }))).rejects.toMatchObject({
      code: 'SCENARIO_OVERTAKEN',
      details: { names: [`${desk.name} (${desk.operationalOrganizationShortName})`] },
    });
    await expect(
      nord((work) => adoptScenario(work, { scenarioId, version: version - 1, confirmsOvertaken: true })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const adopted = await nord((work) => adoptScenario(work, { scenarioId, version, confirmsOvertaken: true }));
    expect(adopted).toMatchObject({ changed: 1, added: 0, removed: 1 });
    expect((await totalsOf(chanceId)).services).toEqual([desk.id]);
    expect(await nord((work) => readService(work, desk.id))).toMatchObject({ hourlyWage: desk.hourlyWage });
    await expect(nord((work) => readService(work, patrol.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is for those who may calculate for the organization', async () => {
    const { scenario } = await aScenario();
    const { id: scenarioId, version } = scenario;
    const asked = as(tenant, tenant.people.nordViewer, (work) => adoptScenario(work, { scenarioId, version }));
    await expect(asked).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('a call with the header of a scenario', () => {
  it('adds no service of another Chance to it, and the database refuses one as well', async () => {
    const { scenario } = await aScenario();
    const elsewhere = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
    const added = inside(scenario.id, (work) =>
      addPermanentService(
        work,
        addPermanentServiceInput.parse({ chanceId: elsewhere, input: aServiceInput(tenant, {}) }),
      ),
    );
    await expect(added).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const desk = await aService(tenant, elsewhere);
    const moved = inTenant(database, tenant.mainOrganizationId, async (db) => {
      await db.$executeRaw`select set_config('app.scenario', '', true)`;
      await db.$executeRaw`update service set "scenarioId" = ${scenario.id}::uuid where id = ${desk.id}::uuid`;
    });
    await expect(moved).rejects.toThrow();
    expect((await nord((work) => readScenario(work, scenario.id))).serviceCount).toBe(2);
  });

  it('changes services of the scenario, and nothing else', async () => {
    const { chanceId, scenario, deskCopy, desk } = await aScenario();
    const call = (scenarioId: string) =>
      tokenOf(database, tenant.people.nordEditor).then((token) =>
        createCaller(appRouter)({
          ...{ database, publish, token, scenarioId, idempotencyKey: null, requestId: 'test', userAgent: null },
          now: () => new Date(),
          log: { error: () => undefined, warn: () => undefined, info: () => undefined },
        }),
      );
    const inside = await call(scenario.id);
    expect((await inside.services.byId({ serviceId: deskCopy })).name).toBe(desk.name);
    const edited = await inside.services.editPermanent({ serviceId: deskCopy, input: { hourlyWage: 21 } });
    expect(edited.hourlyWage).toBe(21);
    await expect(inside.services.byId({ serviceId: desk.id })).rejects.toMatchObject({ message: 'NOT_FOUND' });
    const created = inside.scenarios.create({ chanceId, name: 'Im Szenario' });
    await expect(created).rejects.toMatchObject({ message: 'NOT_IN_SCENARIO' });
    const without = await call('kein Szenario');
    await expect(without.services.ofChance({ chanceId })).rejects.toMatchObject({ message: 'NOT_FOUND' });
  });
});
