import { copiesOfService } from '../bulk/many-services.ts';
import { aChanceToCalculate, aService, dayShift } from '../services.ts';
import type { Situations } from './situations.ts';

/** The longest calls on services: one that is changed among fifty, or several at once. */
export const serviceSituations: Situations = {
  'services.addShift': async (tenant) => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    return { who: 'nordEditor', input: { serviceId, shift: dayShift } };
  },
  'services.editShift': async (tenant) => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId, shifts } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    const shift = { ...dayShift, employeeQuantity: 2 };
    return { who: 'nordEditor', input: { serviceId, shiftId: shifts[0]?.id, shift } };
  },
  'services.removeShift': async (tenant) => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId, shifts } = await aService(tenant, chanceId, { shifts: [dayShift, dayShift] });
    return { who: 'nordEditor', input: { serviceId, shiftId: shifts[0]?.id } };
  },
  'services.recalculate': async (tenant) => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    return { who: 'nordEditor', input: { chanceId, organizationId: tenant.organizations.nord.id } };
  },
  'services.copy': async (tenant) => {
    // Services of another Chance, for another organization at a chosen site.
    const otherId = await aChanceToCalculate(tenant);
    const sources = [await aService(tenant, otherId), await aService(tenant, otherId, { name: 'Pforte' })];
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const { siteId } = await aService(tenant, chanceId, { operatedBy: 'mitte' });
    const input = { chanceId, operationalOrganizationId: tenant.organizations.mitte.id, siteId };
    return { who: 'holdingManager', input: { serviceIds: sources.map(({ id }) => id), input } };
  },
  'services.raiseWages': async (tenant) => {
    // Services of two organizations.
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    const services = [
      await aService(tenant, chanceId),
      await aService(tenant, chanceId, { name: 'Pforte' }),
      await aService(tenant, chanceId, { operatedBy: 'mitte' }),
    ];
    const input = { chanceId, serviceIds: services.map(({ id }) => id), raise: { by: 'share', value: 0.04 } };
    return { who: 'holdingManager', input };
  },
  'services.startRateImpact': async (tenant) => {
    const chanceId = await aChanceToCalculate(tenant);
    const { id: serviceId } = await aService(tenant, chanceId);
    await copiesOfService(tenant, serviceId, 49);
    return {
      who: 'configAdmin',
      input: { add: { socialSecurity: [{ activeFrom: '2027-01-01', value: 0.22 }] } },
    };
  },
};
