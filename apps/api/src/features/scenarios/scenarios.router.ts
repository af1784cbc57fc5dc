import {
  adoptedScenario,
  adoptScenarioInput,
  createScenarioInput,
  removedScenario,
  renameScenarioInput,
  scenario,
  scenarioById,
  scenariosByChance,
  scenariosOfChance,
} from '@zuschlag/validation/services/scenarios/scenarios';
import { router, signedIn } from '../../trpc.ts';
import { adoptScenario } from './adopt-scenario.ts';
import { createScenario, listScenarios, readScenario, removeScenario, renameScenario } from './scenarios.ts';

export const scenariosRouter = router({
  ofChance: signedIn
    .input(scenariosByChance)
    .output(scenariosOfChance)
    .query(({ ctx, input }) => listScenarios(ctx, input)),
  byId: signedIn
    .input(scenarioById)
    .output(scenario)
    .query(({ ctx, input }) => readScenario(ctx, input.scenarioId)),
  create: signedIn
    .input(createScenarioInput)
    .output(scenario)
    .mutation(({ ctx, input }) => createScenario(ctx, input)),
  rename: signedIn
    .input(renameScenarioInput)
    .output(scenario)
    .mutation(({ ctx, input }) => renameScenario(ctx, input)),
  adopt: signedIn
    .input(adoptScenarioInput)
    .output(adoptedScenario)
    .mutation(({ ctx, input }) => adoptScenario(ctx, input)),
  remove: signedIn
    .input(scenarioById)
    .output(removedScenario)
    .mutation(({ ctx, input }) => removeScenario(ctx, input.scenarioId)),
});
