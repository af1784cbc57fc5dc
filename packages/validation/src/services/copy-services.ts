import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { figure } from '../measures/units.ts';
import { contractMoveEffects, cutPart } from '../recalculations/recalculations.ts';
import { serviceProblem } from './service.ts';

/** Copies services of one or several Chances into a Chance; a trial says what would come of it and changes nothing. */
export const copyServicesInput = z.object({
  serviceIds: z.array(opaqueId()).min(1).max(limits.selectedRows),
  isTrial: z.boolean().default(false),
  input: z
    .object({
      /** the Chance that takes the copies; it may be that of the services */
      chanceId: opaqueId(),
      /** a bidding organization of that Chance; left out, each copy stays with the organization of its service */
      operationalOrganizationId: numericId().nullish(),
      /** a site of the customer of that Chance; left out, a copy keeps the site of its service where the customer is the same */
      siteId: opaqueId().nullish(),
    })
    .meta({ id: 'CopyServicesInput' }),
});
export type CopyServices = z.output<typeof copyServicesInput>;

/** A copy, or in a trial what it would be. */
export const copiedService = z
  .object({
    sourceId: opaqueId(),
    sourceName: z.string(),
    /** null in a trial */
    serviceId: opaqueId().nullable(),
    name: z.string(),
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    siteId: opaqueId().nullable(),
    siteName: z.string().nullable(),
    /** whether it has the cost parameters of the service; another organization calculates with its own */
    keepsCostParameters: z.boolean(),
    effect: z.enum(contractMoveEffects).meta({ id: 'ContractMoveEffect' }),
    cuts: z.array(cutPart),
    /** EUR over the contract of its Chance; null with a `problem` */
    revenue: figure(),
    /** EUR per hour; null with a `problem` */
    pricePerHour: figure(),
    problem: serviceProblem.nullable(),
  })
  .meta({ id: 'CopiedService' });
export type CopiedService = z.output<typeof copiedService>;

/** In the order of the input. */
export const copiedServices = z
  .object({ chanceId: opaqueId(), services: z.array(copiedService) })
  .meta({ id: 'CopiedServices' });
export type CopiedServices = z.output<typeof copiedServices>;
