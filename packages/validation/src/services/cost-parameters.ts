import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { percentAsFraction } from '../measures/units.ts';
import { costParameters } from '../organizations/organizations.ts';

/** Changes a service's own copy of the cost parameters; only those that are sent. `version` is that of the service. */
export const updateServiceCostParametersInput = z.object({
  serviceId: opaqueId(),
  ...editedFrom(),
  acpFields: costParameters.partial().meta({ id: 'AdvancedCostParametersInput' }),
});
export type UpdateServiceCostParameters = z.output<typeof updateServiceCostParametersInput>;

/** The same as part of an edit of a mobile service, with the fluctuation in percent. */
export const mobileCostParameters = costParameters
  .extend({ employeeFluctuation: percentAsFraction() })
  .partial()
  .meta({ id: 'MobileServiceCostParameters' });
