import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { ownDay, sentDay } from '../measures/dates.ts';
import { figure, minutes, serviceMargin } from '../measures/units.ts';
import { type VisitField, visitFields } from '../vocabulary.ts';
import { siteVisitTypeInput } from '../wire/aliases.ts';
import { siteVisitTypeSchema, tariffPeriodSchema } from '../wire/enums.ts';

const visits = () => z.int().nonnegative().max(limits.visitsPerDate).default(0);
const sentVisits = () => z.int();

/** Visits per date, by kind of day, by day and at night; on a public holiday its pair replaces that of the weekday. */
const counts = fieldsOfDays(visits);
const sentCounts = fieldsOfDays(sentVisits);

/**
 * Visits of one kind that a mobile service makes at its site. The way there is in addition to `duration`. Dates inside
 * the contract are checked by the verb.
 */
export const siteVisitInput = z
  .object({
    type: siteVisitTypeInput(),
    /** on site, without the way */
    duration: minutes().min(1).max(limits.visitMinutes),
    margin: serviceMargin(),
    ...counts,
    startDate: ownDay(),
    endDate: ownDay(),
  })
  .superRefine((visit, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (visitFields.every((field) => visit[field] === 0)) problem('mondayDay', 'VISIT_COUNT_REQUIRED');
    if (visit.startDate && visit.endDate && visit.endDate < visit.startDate) problem('endDate', 'END_BEFORE_START');
  })
  .meta({ id: 'SiteVisitInput' });
export type SiteVisitInput = z.output<typeof siteVisitInput>;
export type SiteVisitFormValues = z.input<typeof siteVisitInput>;

export const tariffMinutes = z.object({ type: tariffPeriodSchema, minutes: z.number() }).meta({ id: 'TariffMinutes' });

/** A stored kind of visit; its figures are null while the service has a `problem`. */
export const siteVisit = z
  .object({
    id: opaqueId(),
    serviceId: opaqueId(),
    type: siteVisitTypeSchema,
    duration: z.int(),
    margin: z.number(),
    ...sentCounts,
    startDate: sentDay().nullable(),
    endDate: sentDay().nullable(),
    /** number of visits in the whole contract */
    visits: figure(),
    cost: figure(),
    revenue: figure(),
    pricePerSiteVisit: figure(),
    minutesPerTariff: z.array(tariffMinutes),
  })
  .meta({ id: 'SiteVisit' });
export type SiteVisit = z.output<typeof siteVisit>;

export const addSiteVisitInput = z.object({ serviceId: opaqueId(), siteVisit: siteVisitInput });
export type AddSiteVisit = z.output<typeof addSiteVisitInput>;
/** `version` is that of the service. */
export const editSiteVisitInput = z.object({
  serviceId: opaqueId(),
  siteVisitId: opaqueId(),
  ...editedFrom(),
  siteVisit: siteVisitInput,
});
export type EditSiteVisit = z.output<typeof editSiteVisitInput>;
export const removeSiteVisitInput = z.object({ serviceId: opaqueId(), siteVisitId: opaqueId() });
export type RemoveSiteVisit = z.output<typeof removeSiteVisitInput>;

function fieldsOfDays<Schema>(schema: () => Schema): { [Field in VisitField]: Schema } {
  return Object.fromEntries(visitFields.map((field) => [field, schema()])) as { [Field in VisitField]: Schema };
}
