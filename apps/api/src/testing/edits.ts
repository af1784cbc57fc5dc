import type { Database } from '@zuschlag/db/client';
import type { ChangedActuals } from '@zuschlag/validation/actuals/actuals';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { choicesOf } from '@zuschlag/validation/customers/held-holidays';
import { type EditedThing, editedThings, fieldName } from '@zuschlag/validation/edits/field-names';
import { type FieldValues, flatFields, nestFields } from '@zuschlag/validation/edits/field-values';
import type { Organization } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import { actualMonthSituation } from '../features/actuals/testing/actual-month-situation.ts';
import { organizationSituation } from '../features/administration/testing/organization-situation.ts';
import { billingSituations } from '../features/billing/testing/billing-situations.ts';
import { priceFormSituation } from '../features/handouts/testing/price-form-situation.ts';
import { lossReasonSituation } from '../features/organizations/testing/loss-reason-situation.ts';
import { ruleSituation } from '../features/rules/testing/rule-situation.ts';
import { taskSituation } from '../features/tasks/testing/task-situation.ts';
import { bearing, testApp, tokenOf } from './app.ts';
import { aChance, bringTo } from './chances.ts';
import { withRates } from './rates.ts';
import { aTenant } from './scenario.ts';
import { aMobileService, aService, nightShift, patrolCar, radios } from './services.ts';

/** A thing as a form has it when it opens. */
export type Opened = { token: string; target: object; version: number; fields: FieldValues };

/** Two people at one thing. */
export type Situation = {
  /** Opens a new thing, as a form does. */
  open: () => Promise<Opened>;
  /** What the other person saves first, what this one saves elsewhere, and what this one saves in the same field. */
  theirs: FieldValues;
  elsewhere?: FieldValues;
  mine: FieldValues;
  /** The call takes the thing as a whole. */
  isWhole?: boolean;
  /** The session of the other person, where only that one may save first. */
  theirToken?: () => string;
};

/** The whole server and two people, who edit every kind of thing through its calls. */
export async function editsOfTwo(database: Database) {
  const app = await testApp(database);
  const tenant = await aTenant(database);
  await withRates(tenant);
  const owner = await tokenOf(database, tenant.people.holdingEditor);
  const manager = await tokenOf(database, tenant.people.holdingManager);
  const calculator = await tokenOf(database, tenant.people.nordManager);

  async function call<Answer>(procedure: string, token: string, input: object, method: 'GET' | 'POST' = 'POST') {
    const answer = await app.inject(
      method === 'POST'
        ? { method, url: `/trpc/${procedure}`, headers: bearing(token), payload: input }
        : {
            method,
            url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
            headers: bearing(token),
          },
    );
    return { status: answer.statusCode, body: answer.json() as { result?: { data: Answer }; error?: unknown } };
  }
  const read = async <Answer>(procedure: string, token: string, input: object) =>
    (await call<Answer>(procedure, token, input, 'GET')).body.result?.data as Answer;
  /** Saves an edit as a form does: the changed fields, or all of them, with the version and the values it was opened with. */
  function save(thing: EditedThing, { token, target, version, fields }: Opened, edit: FieldValues, isWhole = false) {
    const { call: procedure, within } = editedThings[thing];
    const sent = nestFields({ ...(within === null ? flatFields(target) : {}), ...(isWhole ? fields : {}), ...edit });
    const base = Object.fromEntries(
      Object.keys(isWhole ? fields : edit).map((field) => [fieldName(thing, field), fields[field] ?? null]),
    );
    return call(procedure, token, { ...target, version, base, ...(within === null ? sent : { [within]: sent }) });
  }

  const chanceOf = (id: string) => read<Chance>('chance.byId', owner, { id });
  async function openService(): Promise<Service> {
    const id = await aChance(tenant);
    await bringTo(tenant, id, 'editing');
    return aService(tenant, id, { shifts: [nightShift], cars: [patrolCar], purchases: [radios] });
  }
  async function openMobileService(): Promise<Service> {
    const id = await aChance(tenant);
    await bringTo(tenant, id, 'editing');
    return aMobileService(tenant, id);
  }

  const situations: { [thing in EditedThing]: Situation } = {
    chance: {
      open: async () => {
        const { id, version, description, deadline, estimate, contract } = await chanceOf(await aChance(tenant));
        return {
          token: owner,
          target: { chanceId: id },
          version,
          fields: flatFields({ description, deadline, estimate, contract }),
        };
      },
      theirs: { 'description.name': 'Pforte West', 'deadline.siteVisit': '2026-11-24' },
      elsewhere: { 'estimate.revenue': 500_000 },
      mine: { 'description.name': 'Pforte Ost', 'estimate.revenue': 510_000 },
    },
    chanceOwner: {
      open: async () => {
        const { id, version, description } = await chanceOf(await aChance(tenant));
        return {
          // A Manager who takes the Chance over, after its owner gave it to another person.
          token: manager,
          target: { chanceId: id },
          version,
          fields: { newChanceAdminId: description.ownerId },
        };
      },
      get theirs() {
        return { newChanceAdminId: tenant.people.nordManager.userId };
      },
      get mine() {
        return { newChanceAdminId: tenant.people.holdingManager.userId };
      },
      theirToken: () => owner,
    },
    customer: {
      open: async () => {
        const name = `Stadt ${crypto.randomUUID()}`;
        const { customer } = await chanceOf(await aChance(tenant, { description: { customerName: name } }));
        return { token: owner, target: { customerId: customer.id }, version: customer.version, fields: { name } };
      },
      theirs: { name: 'Stadt Eichstedt am Berg' },
      mine: { name: 'Stadt Eichstedt am See' },
    },
    lossReason: lossReasonSituation({ tenant, call, token: manager }),
    organization: organizationSituation({ call, token: manager }),
    rule: ruleSituation({ tenant, call, token: manager }),
    ...(await billingSituations({ tenant, call })),
    task: taskSituation({ tenant, call, token: owner }),
    actualMonth: actualMonthSituation({ tenant, call, token: calculator }),
    priceForm: priceFormSituation({ tenant, call, token: manager }),
    site: {
      open: async () => {
        const service = await openService();
        const { id, createdAt: _, updatedAt: _at, version, ...site } = service.site as NonNullable<Service['site']>;
        const fields = flatFields({ ...site, localHolidays: choicesOf(site.localHolidays) });
        return { token: calculator, target: { siteId: id }, version, fields };
      },
      theirs: { name: 'Rathaus Ost', city: 'Talheim' },
      elsewhere: { address: 'Am Markt 7' },
      mine: { name: 'Rathaus West', address: 'Am Markt 7' },
    },
    service: {
      open: async () => {
        const service = await openService();
        const { id: serviceId, version } = service;
        return { token: calculator, target: { serviceId }, version, fields: flatFields({ ...service, shifts: [] }) };
      },
      theirs: { nonTariffAllowance: 1.25, payGroup: 'Lohngruppe 3' },
      elsewhere: { hoursBriefingPerEmployee: 20 },
      mine: { nonTariffAllowance: 0.5, hoursBriefingPerEmployee: 24 },
    },
    mobileService: {
      open: async () => {
        const service = await openMobileService();
        return {
          token: calculator,
          target: { serviceId: service.id },
          version: service.version,
          fields: flatFields({ ...service, siteVisits: [] }),
        };
      },
      theirs: { nonTariffAllowance: 1.25, travelTime: 9 },
      elsewhere: { hoursBriefingPerEmployee: 20 },
      mine: { travelTime: 12, hoursBriefingPerEmployee: 24 },
    },
    serviceCostParameters: {
      open: async () => {
        const { id, version, advancedCostParameters } = await openService();
        return { token: manager, target: { serviceId: id }, version, fields: flatFields(advancedCostParameters) };
      },
      theirs: { sickDays: 17, trainingDays: 5 },
      elsewhere: { yearlyUniformCosts: 190 },
      mine: { sickDays: 18, yearlyUniformCosts: 200 },
    },
    siteVisit: {
      open: async () => {
        const { id, version, siteVisits } = await openMobileService();
        const { id: siteVisitId, ...visit } = siteVisits[0] as Service['siteVisits'][number];
        return { token: calculator, target: { serviceId: id, siteVisitId }, version, fields: flatFields(visit) };
      },
      theirs: { duration: 20, saturdayNight: 3 },
      elsewhere: { margin: 0.15 },
      mine: { duration: 25, margin: 0.2 },
      isWhole: true,
    },
    car: {
      open: async () => {
        const { id, version, cars } = await openService();
        const { id: carId, serviceId: _, ...car } = cars[0] as Service['cars'][number];
        return { token: calculator, target: { serviceId: id, carId }, version, fields: flatFields(car) };
      },
      theirs: { netValue: 25_000, quantity: 2 },
      elsewhere: { fuelPrice: 1.7 },
      mine: { netValue: 26_000, fuelPrice: 1.75 },
      isWhole: true,
    },
    purchase: {
      open: async () => {
        const { id, version, purchases } = await openService();
        const { id: purchaseId, serviceId: _, ...purchase } = purchases[0] as Service['purchases'][number];
        return { token: calculator, target: { serviceId: id, purchaseId }, version, fields: flatFields(purchase) };
      },
      theirs: { name: 'Handfunkgerät', quantity: 6 },
      elsewhere: { yearlyRepair: 15 },
      mine: { name: 'Funkgerät mit Ladeschale', yearlyRepair: 25 },
      isWhole: true,
    },
    revenue: {
      open: async () => {
        const { id, version } = await openService();
        return {
          token: calculator,
          target: { serviceId: id },
          version,
          fields: { revenueCalculationType: 'Margin', margin: 0.06 },
        };
      },
      theirs: { margin: 0.07 },
      mine: { margin: 0.11 },
      isWhole: true,
    },
    shift: {
      open: async () => {
        const { id, version, shifts } = await openService();
        const { id: shiftId, replacedIds: _, duration: _length, pauseDuration: _pause, ...shift } = shifts[0] as Shift;
        return { token: calculator, target: { serviceId: id, shiftId }, version, fields: flatFields(shift) };
      },
      theirs: { employeeQuantity: 3, pauseStartTime: '01:00', pauseEndTime: '01:30' },
      elsewhere: { saturday: false },
      mine: { employeeQuantity: 2, saturday: false },
      isWhole: true,
    },
    costParameters: {
      open: async () => {
        const id = tenant.organizations.nord.id;
        const organization = await read<Organization>('organizations.byId', calculator, { id });
        return {
          token: calculator,
          target: { organizationId: id },
          version: organization.costParametersVersion,
          fields: flatFields(organization.advancedCostParameters ?? {}),
        };
      },
      theirs: { sickDays: 17, trainingDays: 5 },
      elsewhere: { yearlyUniformCosts: 190 },
      mine: { sickDays: 18, yearlyUniformCosts: 200 },
    },
  };

  /** The stored values of an object, from the answer of its call. */
  function storedFields(thing: EditedThing, answer: unknown): FieldValues {
    if (thing === 'shift') return flatFields((answer as Service).shifts[0] ?? {});
    if (thing === 'siteVisit') return flatFields((answer as Service).siteVisits[0] ?? {});
    if (thing === 'car') return flatFields((answer as Service).cars[0] ?? {});
    if (thing === 'purchase') return flatFields((answer as Service).purchases[0] ?? {});
    if (thing === 'actualMonth') return flatFields((answer as ChangedActuals).times ?? {});
    if (thing === 'serviceCostParameters') return flatFields((answer as Service).advancedCostParameters);
    return flatFields(
      thing === 'costParameters' ? ((answer as Organization).advancedCostParameters ?? {}) : (answer as object),
    );
  }

  /** Ids of people and calls differ from run to run. */
  function withoutRequest(body: object): unknown {
    const people = Object.values(tenant.people).map(({ userId }) => userId);
    let isPerson = false;
    return JSON.parse(
      JSON.stringify(body, (key, value: unknown) => {
        if (key === 'path') isPerson = value === 'newChanceAdminId';
        if (key === 'requestId') return 'recorded';
        return isPerson && typeof value === 'number' ? 1_000 + people.indexOf(value) : value;
      }),
    );
  }

  return { app, tenant, owner, situations, call, save, chanceOf, openService, storedFields, withoutRequest };
}
type Shift = Service['shifts'][number];
