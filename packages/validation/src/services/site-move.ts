import { z } from 'zod';
import { localHolidaysInput } from '../customers/local-holidays.ts';
import { numericId, opaqueId } from '../ids.ts';
import { figure } from '../measures/units.ts';
import { provinceInput } from '../wire/aliases.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { serviceProblem } from './service.ts';

/** Asks what another federal state or other local holidays of a place of work would move; answers left out stay. */
export const siteMoveInput = z.object({
  siteId: opaqueId(),
  province: provinceInput(),
  localHolidays: localHolidaysInput.nullish(),
});
export type SiteMoveInput = z.output<typeof siteMoveInput>;

/**
 * `recalculated`: calculated with the tables of the new state when the change is saved. `marked`: keeps its figures, and
 * its Chance says that they rest on other tables. `kept`: its Chance is submitted or closed.
 */
export const moveEffects = ['recalculated', 'marked', 'kept'] as const;
export type MoveEffect = (typeof moveEffects)[number];

export const movedService = z
  .object({
    serviceId: opaqueId(),
    serviceName: z.string(),
    chanceId: opaqueId(),
    chanceName: z.string(),
    chanceState: chanceStateSchema,
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    effect: z.enum(moveEffects).meta({ id: 'MoveEffect' }),
    /** EUR per hour, as stored */
    pricePerHour: figure(),
    /** EUR per hour in the new state; null for services that keep their figures, and where no price can be computed */
    pricePerHourThere: figure(),
    /** why no price can be computed in the new state */
    problem: serviceProblem.nullable(),
  })
  .meta({ id: 'MovedService' });
export type MovedService = z.output<typeof movedService>;

export const siteMove = z
  .object({
    /** the services the caller may view */
    services: z.array(movedService),
    /** how many services of Chances that the caller may not view are calculated there and still open */
    hiddenOpenServices: z.int(),
    /** whether saving needs `confirmsMovedServices` */
    needsConfirmation: z.boolean(),
  })
  .meta({ id: 'SiteMove' });
export type SiteMove = z.output<typeof siteMove>;
