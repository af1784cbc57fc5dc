import type { SplitChange } from '@zuschlag/validation/services/rates/new-rates';
import { z } from 'zod';
import { feature } from '../feature.ts';
import { listWords } from './lists.words.ts';
import { totalBidders } from './pricing/total-bidders.ts';
import { switchUnitPrices } from './pricing/unit-prices.ts';
import { lookForOutdatedRates, markAfterMove, markOutdatedRates } from './rates/mark-outdated-rates.ts';
import { requireConfirmedRates } from './rates/outdated-rates.ts';
import { computeRateImpact, deleteOldRateImpacts } from './rates/rate-impact.ts';
import { ratesRules, serviceRules } from './services.policy.ts';
import { servicesRouter } from './services.router.ts';
import { serviceWords } from './services.words.ts';
import { askBeforeMove, markMovedChances } from './site-move/move.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** `serviceId` is null when several services changed, `organizationId` when they are of several organizations */
    servicesChanged: { chanceId: string; organizationId: number | null; serviceId: string | null };
    /** services inside a scenario, or the scenario itself */
    scenarioChanged: { chanceId: string; scenarioId: string };
    /** before the change of a service that also takes newer rows of the tables is kept */
    newRatesTaken: { chanceId: string; organizationId: number; split: SplitChange };
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'mark-outdated-rates': object;
    'compute-rate-impact': { impactId: string };
    'total-bidders': { chanceId: string };
  }
}

export const services = feature('services', {
  router: servicesRouter,
  policies: { service: serviceRules, rates: ratesRules },
  streams: {
    servicesChanged: ({ chanceId, serviceId }) => ({
      kind: 'servicesChanged',
      audienceId: chanceId,
      subject: serviceId === null ? undefined : { type: 'service', id: serviceId },
    }),
    newRatesTaken: null,
    scenarioChanged: ({ chanceId, scenarioId }) => ({
      kind: 'scenarioChanged',
      audienceId: chanceId,
      subject: { type: 'scenario', id: scenarioId },
    }),
  },
  on: {
    ratesChanged: [lookForOutdatedRates],
    provinceMoved: [markAfterMove],
    unitPricesSwitched: [switchUnitPrices],
    submitting: [requireConfirmedRates],
    siteMoving: [askBeforeMove],
    siteMoved: [markMovedChances],
  },
  jobs: {
    'mark-outdated-rates': { payload: z.object({}), isLong: true, run: (origin) => markOutdatedRates(origin) },
    'compute-rate-impact': {
      payload: z.object({ impactId: z.string() }),
      isLong: true,
      run: (origin, { impactId }) => computeRateImpact(origin, impactId),
    },
    'total-bidders': {
      payload: z.object({ chanceId: z.string() }),
      run: (origin, { chanceId }) => totalBidders(origin, chanceId),
    },
  },
  tidyUp: (work) => deleteOldRateImpacts(work, work.now),
  facade: {
    words: { ...serviceWords, ...listWords },
    queries: {
      fetchServicesOnTender: 'services.ofChance',
      fetchServiceById: 'services.byId',
      fetchServiceOrder: 'services.order',
      fetchPriceWarnings: 'services.warnings',
      fetchOutdatedRates: 'services.outdatedRates',
      previewSiteMove: 'services.siteMove',
    },
    mutations: {
      addPermanentService: 'services.addPermanent',
      editPermanentService: 'services.editPermanent',
      addMobileService: 'services.addMobile',
      editMobileService: 'services.editMobile',
      recreateMobileService: 'services.recreateMobile',
      updateServiceCostParameters: 'services.updateCostParameters',
      addSiteVisit: 'services.addSiteVisit',
      editSiteVisit: 'services.editSiteVisit',
      removeSiteVisit: 'services.removeSiteVisit',
      addCar: 'services.addCar',
      editCar: 'services.editCar',
      removeCar: 'services.removeCar',
      addPurchase: 'services.addPurchase',
      editPurchase: 'services.editPurchase',
      removePurchase: 'services.removePurchase',
      saveShifts: 'services.saveShifts',
      saveSiteVisits: 'services.saveSiteVisits',
      saveCars: 'services.saveCars',
      savePurchases: 'services.savePurchases',
      copyServices: 'services.copy',
      raiseWages: 'services.raiseWages',
      removeService: 'services.remove',
      addShift: 'services.addShift',
      editShift: 'services.editShift',
      removeShift: 'services.removeShift',
      updatePauseIncluded: 'services.updatePauseIncluded',
      updateRevenueCalculation: 'services.updateRevenueCalculation',
      saveServiceOrder: 'services.saveOrder',
      recalculateServices: 'services.recalculate',
    },
  },
});
