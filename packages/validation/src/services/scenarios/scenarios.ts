import { z } from 'zod';
import { opaqueId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { sentMoment } from '../../measures/dates.ts';
import { figure } from '../../measures/units.ts';
import { person } from '../../users/users.ts';
import { line } from '../../wire/text.ts';

const name = line(1, limits.scenarioName);

/**
 * A named copy of services beside the real ones of a Chance. It counts nowhere. Its services are read and changed by the
 * calls for services, with the header `x-scenario`.
 */
export const scenario = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    name: z.string(),
    serviceCount: z.int(),
    /** sums over its regular services with a price */
    revenue: z.number(),
    totalCost: z.number(),
    /** null without revenue */
    margin: figure(),
    /** its figures were calculated for other contract days or another federal state of the Chance */
    isOutdated: z.boolean(),
    /** which service of it was copied from which real one; also of services that were removed from it since */
    sources: z.array(z.object({ serviceId: opaqueId(), sourceId: opaqueId() }).meta({ id: 'ScenarioSource' })),
    createdBy: person,
    version: z.int(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'Scenario' });
export type Scenario = z.output<typeof scenario>;

export const scenariosOfChance = z
  .object({ chanceId: opaqueId(), scenarios: z.array(scenario) })
  .meta({ id: 'ScenariosOfChance' });
export const scenariosByChance = z.object({ chanceId: opaqueId() });
export const scenarioById = z.object({ scenarioId: opaqueId() });

/** Without `serviceIds` all services of the organizations that bid are copied. */
export const createScenarioInput = z.object({
  chanceId: opaqueId(),
  name,
  serviceIds: z.array(opaqueId()).max(limits.servicesPerChance).nullish(),
});
export type CreateScenario = z.output<typeof createScenarioInput>;

/** `previousName` is the name that the caller saw; left out, the last rename wins. */
export const renameScenarioInput = z.object({ scenarioId: opaqueId(), previousName: z.string().nullish(), name });
export type RenameScenario = z.output<typeof renameScenarioInput>;

/** `version` is that of the scenario; `confirmsOvertaken` adopts it over services that have changed since. */
export const adoptScenarioInput = z.object({
  scenarioId: opaqueId(),
  version: z.int(),
  confirmsOvertaken: z.boolean().nullish(),
});
export type AdoptScenario = z.output<typeof adoptScenarioInput>;
export const adoptedScenario = z
  .object({
    chanceId: opaqueId(),
    changed: z.int(),
    added: z.int(),
    removed: z.int(),
    /** sums over the regular services of the Chance afterwards */
    revenue: z.number(),
    totalCost: z.number(),
  })
  .meta({ id: 'AdoptedScenario' });
export type AdoptedScenario = z.output<typeof adoptedScenario>;
export const removedScenario = z.object({ id: opaqueId() });
