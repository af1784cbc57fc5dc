import { masterData } from '@zuschlag/validation/services/master-data';
import type { MasterDataValues } from '../service/service-values.ts';

/** What the engine needs of a wage that follows the table; an unfinished rise counts as none. */
export function followedWage({ payGroup, wageFollowsTable, assumedWageRise }: MasterDataValues) {
  if (!wageFollowsTable) return {};
  const rise = masterData.assumedWageRise.safeParse(assumedWageRise ?? 0);
  return { payGroup: payGroup.trim(), wageFollowsTable, assumedWageRise: rise.success ? rise.data : 0 };
}
