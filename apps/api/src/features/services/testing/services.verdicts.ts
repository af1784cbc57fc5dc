import { as, systemOf } from '../../../testing/scenario.ts';
import {
  aMobileService,
  aMobileServiceInput,
  aService,
  aServiceInput,
  dayShift,
  nightRound,
  patrolCar,
  radios,
} from '../../../testing/services.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type Input,
  type MakeThings,
  ofChance,
  operating,
  type Verdicts,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    serviceId: string;
    /** the place of work of the service */
    siteId: string;
    shiftId: string;
    service: object;
    shift: object;
    mobileServiceId: string;
    mobileService: object;
    siteVisitId: string;
    carId: string;
    purchaseId: string;
    /** the impact of a change of rates, for the manager of the main organization */
    rateImpactId: string;
  }
}

type Made =
  | 'serviceId'
  | 'siteId'
  | 'shiftId'
  | 'service'
  | 'shift'
  | 'mobileServiceId'
  | 'mobileService'
  | 'siteVisitId'
  | 'carId'
  | 'purchaseId'
  | 'rateImpactId';
export const things: MakeThings<Made> = async (tenant, { chanceId }) => {
  const permanent = { cars: [patrolCar], purchases: [radios] };
  const { id, siteId, shifts, cars, purchases } = await aService(tenant, chanceId, permanent);
  const mobile = await aMobileService(tenant, chanceId, {
    siteVisits: [nightRound, { ...nightRound, type: 'CLOSING' }],
  });
  const { mainOrganizationId, people } = tenant;
  const data = { mainOrganizationId, userId: people.holdingManager.userId, state: 'done', changes: {} };
  const impact = await as(tenant, systemOf(tenant), ({ db }) => db.rateEffect.create({ data, select: { id: true } }));
  return {
    serviceId: id,
    siteId: siteId ?? '',
    shiftId: shifts[0]?.id ?? '',
    service: aServiceInput(tenant),
    shift: dayShift,
    mobileServiceId: mobile.id,
    mobileService: aMobileServiceInput(tenant),
    siteVisitId: mobile.siteVisits[0]?.id ?? '',
    carId: cars[0]?.id ?? '',
    purchaseId: purchases[0]?.id ?? '',
    rateImpactId: impact.id,
  };
};

const ofService: Input = ({ serviceId }) => ({ serviceId });

export const verdicts: Verdicts = {
  'services.ofChance': {
    ...hidden(ofChance),
    whole: ({ chanceId, organizationId }) => ({ chanceId, operationalOrganizationId: organizationId }),
    mixed: { operationalOrganizationId: findsNothing },
  },
  'services.byId': hidden(ofService),
  'services.rateBook': hidden(({ chanceId, organizationId }) => ({
    chanceId,
    operationalOrganizationId: organizationId,
    province: 'DE-NW',
  })),
  'services.payGroups': hidden(({ chanceId, organizationId }) => ({
    chanceId,
    operationalOrganizationId: organizationId,
    province: 'DE-NW',
  })),
  'services.usualCosts': hidden(ofChance),
  'services.addPermanent': {
    ...hidden(({ chanceId, service }) => ({ chanceId, input: service })),
    whole: ({ chanceId, service, siteId }) => ({ chanceId, input: { ...service, siteId } }),
  },
  'services.editPermanent': {
    ...hidden(({ serviceId }) => ({ serviceId, input: { name: 'Umbenannt' } })),
    whole: ({ serviceId, siteId }) => ({ serviceId, input: { name: 'Umbenannt', siteId } }),
  },
  'services.updatePauseIncluded': hidden(({ serviceId }) => ({ serviceId, pauseIncluded: false })),
  'services.updateRevenueCalculation': hidden(({ serviceId }) => ({
    serviceId,
    input: { revenueCalculationType: 'Margin', margin: 0.1 },
  })),
  'services.addShift': hidden(({ serviceId, shift }) => ({ serviceId, shift })),
  'services.editShift': hidden(({ serviceId, shiftId, shift }) => ({ serviceId, shiftId, shift })),
  'services.removeShift': hidden(({ serviceId, shiftId }) => ({ serviceId, shiftId })),
  'services.addMobile': {
    ...hidden(({ chanceId, mobileService }) => ({ chanceId, input: mobileService })),
    whole: ({ chanceId, mobileService, siteId }) => ({ chanceId, input: { ...mobileService, siteId } }),
  },
  'services.editMobile': {
    ...hidden(({ mobileServiceId }) => ({ serviceId: mobileServiceId, input: { name: 'Umbenannt' } })),
    whole: ({ mobileServiceId, siteId }) => ({ serviceId: mobileServiceId, input: { name: 'Umbenannt', siteId } }),
  },
  'services.recreateMobile': {
    ...hidden(({ mobileServiceId, mobileService }) => ({ serviceId: mobileServiceId, input: mobileService })),
    whole: ({ mobileServiceId, mobileService, siteId }) => ({
      serviceId: mobileServiceId,
      input: { ...mobileService, siteId },
    }),
  },
  'services.updateCostParameters': hidden(({ serviceId }) => ({ serviceId, acpFields: { sickDays: 27 } })),
  'services.addSiteVisit': hidden(({ mobileServiceId }) => ({ serviceId: mobileServiceId, siteVisit: nightRound })),
  'services.editSiteVisit': hidden(({ mobileServiceId, siteVisitId }) => ({
    serviceId: mobileServiceId,
    siteVisitId,
    siteVisit: { ...nightRound, duration: 20 },
  })),
  'services.removeSiteVisit': hidden(({ mobileServiceId, siteVisitId }) => ({
    serviceId: mobileServiceId,
    siteVisitId,
  })),
  'services.addCar': hidden(({ serviceId }) => ({ serviceId, car: patrolCar })),
  'services.editCar': hidden(({ serviceId, carId }) => ({ serviceId, carId, car: { ...patrolCar, quantity: 2 } })),
  'services.removeCar': hidden(({ serviceId, carId }) => ({ serviceId, carId })),
  'services.addPurchase': hidden(({ serviceId }) => ({ serviceId, purchase: radios })),
  'services.editPurchase': hidden(({ serviceId, purchaseId }) => ({
    serviceId,
    purchaseId,
    purchase: { ...radios, quantity: 5 },
  })),
  'services.removePurchase': hidden(({ serviceId, purchaseId }) => ({ serviceId, purchaseId })),
  'services.order': hidden(ofService),
  'services.saveOrder': hidden(({ serviceId }) => ({ serviceId, posts: [] })),
  'services.saveShifts': {
    ...hidden(({ serviceId, shift }) => ({ serviceId, added: [shift] })),
    whole: ({ serviceId, shiftId, shift }) => ({
      serviceId,
      added: [shift],
      changed: [{ id: shiftId, row: shift }],
      removed: [shiftId],
    }),
  },
  'services.saveSiteVisits': {
    ...hidden(({ mobileServiceId }) => ({ serviceId: mobileServiceId, added: [nightRound] })),
    whole: ({ mobileServiceId, siteVisitId }) => ({
      serviceId: mobileServiceId,
      added: [nightRound],
      changed: [{ id: siteVisitId, row: nightRound }],
      removed: [siteVisitId],
    }),
  },
  'services.saveCars': {
    ...hidden(({ serviceId }) => ({ serviceId, added: [patrolCar] })),
    whole: ({ serviceId, carId }) => ({ serviceId, changed: [{ id: carId, row: patrolCar }], removed: [carId] }),
  },
  'services.savePurchases': {
    ...hidden(({ serviceId }) => ({ serviceId, added: [radios] })),
    whole: ({ serviceId, purchaseId }) => ({
      serviceId,
      changed: [{ id: purchaseId, row: radios }],
      removed: [purchaseId],
    }),
  },
  'services.recalculate': hidden(operating),
  'services.copy': {
    ...hidden(({ serviceId, chanceId }) => ({ serviceIds: [serviceId], input: { chanceId } })),
    whole: ({ serviceId, chanceId, organizationId: operationalOrganizationId, siteId }) => ({
      serviceIds: [serviceId],
      input: { chanceId, operationalOrganizationId, siteId },
    }),
  },
  'services.raiseWages': hidden(({ chanceId, serviceId, mobileServiceId }) => ({
    chanceId,
    serviceIds: [serviceId, mobileServiceId],
    raise: { by: 'share', value: 0.04 },
  })),
  'services.remove': hidden(ofService),
  'services.outdatedRates': hidden(ofChance),
  'services.warnings': hidden(ofChance),
  // The whole tenant knows a place of work; the services there are seen as far as their Chances are.
  'services.siteMove': {
    input: ({ siteId }) => ({ siteId, province: 'DE-HE' }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers without it',
  },
  // Only config admins learn the effect of a row, and each only the effects they asked for.
  'services.startRateImpact': {
    input: () => ({ add: { socialSecurity: [{ activeFrom: '2027-01-01', value: 0.22 }] } }),
    whole: ({ entryIds, importId }) => ({
      remove: [{ table: 'socialSecurity', id: entryIds.socialSecurity }],
      importId,
    }),
    business: 'configAdmin',
    foreign: 'NOT_PERMITTED',
    unrelated: 'NOT_PERMITTED',
  },
  'services.rateImpact': hidden(({ rateImpactId }) => ({ id: rateImpactId })),
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'services.addPermanent': ['Chance: ADD_SERVICE', 'service: EDIT'],
  'services.addMobile': ['Chance: ADD_SERVICE', 'service: EDIT'],
  'services.editMobile': ['service: EDIT'],
  'services.recreateMobile': ['Chance: ADD_SERVICE', 'service: DELETE', 'service: EDIT'],
  'services.copy': ['Chance: ADD_SERVICE', 'service: EDIT'],
  'services.raiseWages': ['service: EDIT'],
  'services.updateCostParameters': ['service: EDIT_COST_PARAMETERS'],
  'services.addSiteVisit': ['service: EDIT'],
  'services.editSiteVisit': ['service: EDIT'],
  'services.removeSiteVisit': ['service: EDIT'],
  'services.addCar': ['service: EDIT'],
  'services.editCar': ['service: EDIT'],
  'services.removeCar': ['service: EDIT'],
  'services.addPurchase': ['service: EDIT'],
  'services.editPurchase': ['service: EDIT'],
  'services.removePurchase': ['service: EDIT'],
  'services.saveOrder': ['service: EDIT'],
  'services.saveShifts': ['service: EDIT'],
  'services.saveSiteVisits': ['service: EDIT'],
  'services.saveCars': ['service: EDIT'],
  'services.savePurchases': ['service: EDIT'],
  'services.addShift': ['service: EDIT'],
  'services.editPermanent': ['service: EDIT'],
  'services.editShift': ['service: EDIT'],
  'services.recalculate': ['service: EDIT'],
  'services.removeShift': ['service: EDIT'],
  'services.updatePauseIncluded': ['service: EDIT'],
  'services.updateRevenueCalculation': ['service: EDIT'],
  'services.remove': ['service: DELETE'],
  'services.rateBook': ['rates: VIEW'],
  'services.startRateImpact': ['row of a table: ADD'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'services.addMobile': 13,
  'services.copy': 15,
  'services.raiseWages': 15,
  'services.editMobile': 11,
  'services.recreateMobile': 15,
  'services.updateCostParameters': 12,
  'services.addSiteVisit': 12,
  'services.editSiteVisit': 12,
  'services.removeSiteVisit': 12,
  'services.addCar': 12,
  'services.editCar': 12,
  'services.removeCar': 12,
  'services.addPurchase': 12,
  'services.editPurchase': 12,
  'services.removePurchase': 12,
  'services.order': 3,
  'services.saveOrder': 8,
  'services.saveShifts': 14,
  'services.saveSiteVisits': 14,
  'services.saveCars': 14,
  'services.savePurchases': 14,
  'services.addPermanent': 14,
  'services.addShift': 12,
  'services.byId': 2,
  'services.editPermanent': 11,
  'services.editShift': 13,
  'services.ofChance': 2,
  'services.payGroups': 4,
  'services.rateBook': 3,
  'services.rateImpact': 1,
  'services.outdatedRates': 4,
  'services.recalculate': 9,
  'services.remove': 9,
  'services.removeShift': 12,
  'services.siteMove': 6,
  'services.startRateImpact': 6,
  'services.updatePauseIncluded': 11,
  'services.usualCosts': 2,
  'services.warnings': 4,
  'services.updateRevenueCalculation': 11,
};
