import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { minutes } from '../measures/units.ts';
import { mobileCostParameters } from './cost-parameters.ts';
import { editedMasterData, masterData, place, requirePlace, withOnePlace } from './master-data.ts';
import { siteVisitInput } from './site-visit.ts';

/** Minutes of the way to each visit. */
const travelTime = minutes().max(limits.visitMinutes);
const siteVisits = z.array(siteVisitInput).min(1, { error: 'SITE_VISIT_REQUIRED' }).max(limits.siteVisitsPerService);

/** A new mobile service: rounds that are priced per visit. A site as for a permanent service. */
export const mobileServiceInput = z
  .object({ ...masterData, ...place, operationalOrganizationId: numericId(), travelTime, siteVisits })
  .check(requirePlace)
  .transform(withOnePlace)
  .meta({ id: 'MobileServiceInput' });
export type MobileServiceInput = z.output<typeof mobileServiceInput>;
export type MobileServiceFormValues = z.input<typeof mobileServiceInput>;

export const addMobileServiceInput = z.object({ chanceId: opaqueId(), input: mobileServiceInput });
export type AddMobileService = z.output<typeof addMobileServiceInput>;

/**
 * Only the fields that are sent change; `siteVisits` is the whole list and takes the place of the stored one. Cost
 * parameters that differ from the stored ones ask the right to change them.
 */
export const editMobileServiceInput = z.object({
  serviceId: opaqueId(),
  ...editedFrom(),
  input: z
    .object({ ...editedMasterData, travelTime, siteVisits, advancedCostParameters: mobileCostParameters })
    .partial()
    .meta({ id: 'MobileServiceEdit' }),
});
export type EditMobileService = z.output<typeof editMobileServiceInput>;

/** Puts a new mobile service in the place of another, for instance of another organization. */
export const recreateMobileServiceInput = z.object({ serviceId: opaqueId(), input: mobileServiceInput });
export type RecreateMobileService = z.output<typeof recreateMobileServiceInput>;
