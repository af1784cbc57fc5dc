import { payGroups, payGroupsInput } from '@zuschlag/validation/organizations/pay-groups';
import { usualCosts, usualCostsInput } from '@zuschlag/validation/organizations/usual-costs';
import { addCarInput, editCarInput, removeCarInput } from '@zuschlag/validation/services/car';
import { copiedServices, copyServicesInput } from '@zuschlag/validation/services/copy-services';
import { updateServiceCostParametersInput } from '@zuschlag/validation/services/cost-parameters';
import {
  addMobileServiceInput,
  editMobileServiceInput,
  recreateMobileServiceInput,
} from '@zuschlag/validation/services/mobile-service';
import {
  addPermanentServiceInput,
  editPermanentServiceInput,
  updatePauseIncludedInput,
} from '@zuschlag/validation/services/permanent-service';
import { addPurchaseInput, editPurchaseInput, removePurchaseInput } from '@zuschlag/validation/services/purchase';
import {
  outdatedRates,
  outdatedRatesOnChance,
  rateImpact,
  rateImpactById,
  startRateImpact as startRateImpactInput,
} from '@zuschlag/validation/services/rates/rate-impact';
import { updateRevenueCalculationInput } from '@zuschlag/validation/services/revenue-calculation';
import {
  saveCarsInput,
  savePurchasesInput,
  saveShiftsInput,
  saveSiteVisitsInput,
} from '@zuschlag/validation/services/saved-rows';
import {
  rateBook,
  rateBookInput,
  recalculateInput,
  removedService,
  service,
  serviceById,
  servicesByChance,
  servicesOfChance,
} from '@zuschlag/validation/services/service';
import { saveServiceOrderInput, serviceOrder } from '@zuschlag/validation/services/service-order';
import { addShiftInput, editShiftInput, removeShiftInput } from '@zuschlag/validation/services/shift';
import { siteMove, siteMoveInput } from '@zuschlag/validation/services/site-move';
import { addSiteVisitInput, editSiteVisitInput, removeSiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { raisedWages, raiseWagesInput } from '@zuschlag/validation/services/wages/raise-wages';
import { warningsOfChance, warningsOnChance } from '@zuschlag/validation/services/warnings';
import { router, signedIn } from '../../trpc.ts';
import { copyServices } from './copy/copy-services.ts';
import { updateServiceCostParameters } from './cost-parameters/service-cost-parameters.ts';
import { readServiceOrder, saveServiceOrder } from './order/service-order.ts';
import { readPayGroups } from './pay-groups/pay-groups.ts';
import { recalculateOrganization } from './pricing/recalculate.ts';
import { updateRevenueCalculation } from './pricing/revenue-calculation.ts';
import { readWarnings } from './pricing/warnings.ts';
import { readOutdatedRates } from './rates/outdated-rates.ts';
import { readRateImpact, startRateImpact } from './rates/rate-impact.ts';
import { addRow, editRow, removeRow } from './rows/rows.ts';
import { saveRows } from './rows/save-rows.ts';
import { listServices, readRateBook, readService } from './service/list-services.ts';
import { addMobileService, editMobileService, recreateMobileService } from './service/mobile.ts';
import { addPermanentService, editPermanentService } from './service/permanent.ts';
import { removeService } from './service/remove-service.ts';
import { addShift, editShift, removeShift } from './shifts/shifts.ts';
import { previewSiteMove } from './site-move/preview.ts';
import { readUsualCosts } from './usual-costs/usual-costs.ts';
import { raiseWages } from './wages/raise-wages.ts';

export const servicesRouter = router({
  ofChance: signedIn
    .input(servicesByChance)
    .output(servicesOfChance)
    .query(({ ctx, input }) => listServices(ctx, input)),
  byId: signedIn
    .input(serviceById)
    .output(service)
    .query(({ ctx, input }) => readService(ctx, input.serviceId)),
  rateBook: signedIn
    .input(rateBookInput)
    .output(rateBook)
    .query(({ ctx, input }) => readRateBook(ctx, input)),
  payGroups: signedIn
    .input(payGroupsInput)
    .output(payGroups)
    .query(({ ctx, input }) => readPayGroups(ctx, input)),
  usualCosts: signedIn
    .input(usualCostsInput)
    .output(usualCosts)
    .query(({ ctx, input }) => readUsualCosts(ctx, input.chanceId)),
  addPermanent: signedIn
    .input(addPermanentServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => addPermanentService(ctx, input)),
  editPermanent: signedIn
    .input(editPermanentServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => editPermanentService(ctx, input)),
  updatePauseIncluded: signedIn
    .input(updatePauseIncludedInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, pauseIncluded } }) =>
      editPermanentService(ctx, { serviceId, input: { pauseIncluded } }),
    ),
  updateRevenueCalculation: signedIn
    .input(updateRevenueCalculationInput)
    .output(service)
    .mutation(({ ctx, input }) => updateRevenueCalculation(ctx, input)),
  copy: signedIn
    .input(copyServicesInput)
    .output(copiedServices)
    .mutation(({ ctx, input }) => copyServices(ctx, input)),
  raiseWages: signedIn
    .input(raiseWagesInput)
    .output(raisedWages)
    .mutation(({ ctx, input }) => raiseWages(ctx, input)),
  remove: signedIn
    .input(serviceById)
    .output(removedService)
    .mutation(({ ctx, input }) => removeService(ctx, input.serviceId)),
  addShift: signedIn
    .input(addShiftInput)
    .output(service)
    .mutation(({ ctx, input }) => addShift(ctx, input)),
  editShift: signedIn
    .input(editShiftInput)
    .output(service)
    .mutation(({ ctx, input }) => editShift(ctx, input)),
  removeShift: signedIn
    .input(removeShiftInput)
    .output(service)
    .mutation(({ ctx, input }) => removeShift(ctx, input)),
  addMobile: signedIn
    .input(addMobileServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => addMobileService(ctx, input)),
  editMobile: signedIn
    .input(editMobileServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => editMobileService(ctx, input)),
  recreateMobile: signedIn
    .input(recreateMobileServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => recreateMobileService(ctx, input)),
  updateCostParameters: signedIn
    .input(updateServiceCostParametersInput)
    .output(service)
    .mutation(({ ctx, input }) => updateServiceCostParameters(ctx, input)),
  addSiteVisit: signedIn
    .input(addSiteVisitInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, siteVisit: row } }) => addRow(ctx, 'siteVisits', { serviceId, row })),
  editSiteVisit: signedIn
    .input(editSiteVisitInput)
    .output(service)
    .mutation(({ ctx, input: { siteVisitId: id, siteVisit: row, ...edit } }) =>
      editRow(ctx, 'siteVisits', { ...edit, id, row }),
    ),
  removeSiteVisit: signedIn
    .input(removeSiteVisitInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, siteVisitId: id } }) => removeRow(ctx, 'siteVisits', { serviceId, id })),
  addCar: signedIn
    .input(addCarInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, car: row } }) => addRow(ctx, 'cars', { serviceId, row })),
  editCar: signedIn
    .input(editCarInput)
    .output(service)
    .mutation(({ ctx, input: { carId: id, car: row, ...edit } }) => editRow(ctx, 'cars', { ...edit, id, row })),
  removeCar: signedIn
    .input(removeCarInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, carId: id } }) => removeRow(ctx, 'cars', { serviceId, id })),
  addPurchase: signedIn
    .input(addPurchaseInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, purchase: row } }) => addRow(ctx, 'purchases', { serviceId, row })),
  editPurchase: signedIn
    .input(editPurchaseInput)
    .output(service)
    .mutation(({ ctx, input: { purchaseId: id, purchase: row, ...edit } }) =>
      editRow(ctx, 'purchases', { ...edit, id, row }),
    ),
  removePurchase: signedIn
    .input(removePurchaseInput)
    .output(service)
    .mutation(({ ctx, input: { serviceId, purchaseId: id } }) => removeRow(ctx, 'purchases', { serviceId, id })),
  order: signedIn
    .input(serviceById)
    .output(serviceOrder)
    .query(({ ctx, input }) => readServiceOrder(ctx, input.serviceId)),
  saveOrder: signedIn
    .input(saveServiceOrderInput)
    .output(serviceOrder)
    .mutation(({ ctx, input }) => saveServiceOrder(ctx, input)),
  saveShifts: signedIn
    .input(saveShiftsInput)
    .output(service)
    .mutation(({ ctx, input }) => saveRows(ctx, 'shifts', input)),
  saveSiteVisits: signedIn
    .input(saveSiteVisitsInput)
    .output(service)
    .mutation(({ ctx, input }) => saveRows(ctx, 'siteVisits', input)),
  saveCars: signedIn
    .input(saveCarsInput)
    .output(service)
    .mutation(({ ctx, input }) => saveRows(ctx, 'cars', input)),
  savePurchases: signedIn
    .input(savePurchasesInput)
    .output(service)
    .mutation(({ ctx, input }) => saveRows(ctx, 'purchases', input)),
  recalculate: signedIn
    .input(recalculateInput)
    .output(servicesOfChance)
    .mutation(({ ctx, input }) => recalculateOrganization(ctx, input)),
  outdatedRates: signedIn
    .input(outdatedRatesOnChance)
    .output(outdatedRates)
    .query(({ ctx, input }) => readOutdatedRates(ctx, input.chanceId)),
  warnings: signedIn
    .input(warningsOnChance)
    .output(warningsOfChance)
    .query(({ ctx, input }) => readWarnings(ctx, input.chanceId)),
  siteMove: signedIn
    .input(siteMoveInput)
    .output(siteMove)
    .query(({ ctx, input }) => previewSiteMove(ctx, input)),
  startRateImpact: signedIn
    .input(startRateImpactInput)
    .output(rateImpact)
    .mutation(({ ctx, input }) => startRateImpact(ctx, input)),
  rateImpact: signedIn
    .input(rateImpactById)
    .output(rateImpact)
    .query(({ ctx, input }) => readRateImpact(ctx, input.id)),
});
