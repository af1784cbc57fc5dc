import { as, systemOf } from '../../../testing/scenario.ts';
import { aService, aServiceInput, dayShift } from '../../../testing/services.ts';
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
    /** the impact of a change of rates, for the manager of the main organization */
    rateImpactId: string;
  }
}

type Made = 'serviceId' | 'siteId' | 'shiftId' | 'service' | 'shift' | 'rateImpactId';
export const things: MakeThings<Made> = async (tenant, { chanceId }) => {
  const { id, siteId, shifts } = await aService(tenant, chanceId);
  const { mainOrganizationId, people } = tenant;
  const data = { mainOrganizationId, userId: people.holdingManager.userId, state: 'done', changes: {} };
  const impact = await as(tenant, systemOf(tenant), ({ db }) => db.rateEffect.create({ data, select: { id: true } }));
  return {
    serviceId: id,
    siteId: siteId ?? '',
    shiftId: shifts[0]?.id ?? '',
    service: aServiceInput(tenant),
    shift: dayShift,
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
  'services.recalculate': hidden(operating),
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
  'services.addPermanent': 14,
  'services.addShift': 12,
  'services.byId': 2,
  'services.editPermanent': 11,
  'services.editShift': 13,
  'services.ofChance': 2,
  'services.rateBook': 3,
  'services.rateImpact': 1,
  'services.outdatedRates': 4,
  'services.recalculate': 9,
  'services.remove': 9,
  'services.removeShift': 12,
  'services.siteMove': 6,
  'services.startRateImpact': 6,
  'services.updatePauseIncluded': 11,
  'services.warnings': 2,
  'services.updateRevenueCalculation': 11,
};
