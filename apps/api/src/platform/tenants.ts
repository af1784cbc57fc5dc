import { mainOrganizations, type TenantSummary } from './platform.store.ts';
import type { PlatformWork } from './platform-transaction.ts';

/** Every tenant of the platform by its main organization; the log keeps who looked. */
export async function listTenants(work: PlatformWork): Promise<TenantSummary[]> {
  await work.audit('listTenants');
  return mainOrganizations(work);
}
