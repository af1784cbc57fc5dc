import type { configurationOverview } from '@zuschlag/validation/configuration/overview';
import type { z } from 'zod';
import type { ReadContext } from '../../../context.ts';
import { permissionsOn } from '../../../policy/authorize.ts';
import { tableRules } from '../configuration.policy.ts';
import { owningOrganization, visibleOrganizations } from './entries.ts';
import { countEntries } from './overview.store.ts';

/** One line per table: how many rows count today, how many are to come and when, and what the caller may do. */
export async function overview(reading: ReadContext): Promise<z.output<typeof configurationOverview>> {
  const { actor } = reading;
  const counts = await countEntries(reading, visibleOrganizations(actor, 'tariff'));
  const tables = counts.map((count) => {
    const { permissions } = permissionsOn(actor, tableRules, {
      organizationId: owningOrganization(actor, count.table),
    });
    return { ...count, permissions };
  });
  return { tables };
}
