/** A call with this header sees and changes the services of the scenario that it names instead of the real ones. */
export const scenarioHeader = 'x-scenario';
