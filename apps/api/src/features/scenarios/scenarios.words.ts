import type { Descriptions } from '../feature.ts';

export const scenarioWords: Descriptions = {
  Scenario: 'A named copy of services beside the real ones of a tender. It counts nowhere until it is adopted.',
  'Scenario.serviceCount': 'How many services it holds.',
  'Scenario.revenue': 'The sum over its regular services with a price, in EUR.',
  'Scenario.totalCost': 'The sum over its regular services with a price, in EUR.',
  'Scenario.margin': 'Contribution margin ÷ revenue as a fraction; null without revenue.',
  'Scenario.isOutdated': 'Its figures were calculated for other contract days or another federal state of the tender.',
  'Scenario.sources': 'Which service of it was copied from which real one.',
  ScenarioSource: 'A service of a scenario with the real one that it was copied from.',
  'ScenarioSource.sourceId': 'The real service.',
  'ScenarioSource.serviceId': 'The service of the scenario.',
  ScenariosOfTender: 'The scenarios of a tender in the order they were made.',
  'ScenariosOfTender.scenarios': 'The oldest first.',
  RemoveScenarioResult: 'The scenario that was removed.',
  AdoptedScenario: 'What the adoption of a scenario did to the real services.',
  'AdoptedScenario.changed': 'How many real services took over the input of the scenario.',
  'AdoptedScenario.added': 'How many services were added.',
  'AdoptedScenario.removed': 'How many services were removed.',
  'AdoptedScenario.revenue': 'The revenue of the regular services afterwards, in EUR.',
  'AdoptedScenario.totalCost': 'The cost of the regular services afterwards, in EUR.',
  'Query.fetchScenariosByTenderId': 'The scenarios of a tender.',
  'Query.fetchScenarioById':
    'One scenario. Its services are read and changed by the operations for services with the header `x-scenario`.',
  'Mutation.createScenario':
    'Copies services into a new scenario; without `serviceIds` all of the organizations that bid.',
  'Mutation.renameScenario': 'Gives a scenario another name.',
  'Mutation.adoptScenario': 'Makes a scenario real: its services take the place of those they were copied from.',
  'Mutation.removeScenario': 'Removes a scenario with its services; the real ones stay.',
  scenarioId: 'The scenario.',
  previousName: 'The name that the caller saw; another one is a conflict.',
  confirmsOvertaken: 'Adopts also over services that have changed since they were copied.',
};
