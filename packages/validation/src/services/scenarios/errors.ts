/** Error codes of scenarios, with their HTTP status. */
export const scenarioErrors = {
  /** a call inside a scenario that would change more than its services */
  NOT_IN_SCENARIO: 409,
  /** services have changed since they were copied into the scenario; details name them */
  SCENARIO_OVERTAKEN: 409,
  TOO_MANY_SCENARIOS: 409,
} as const;
