import type { Database } from '@zuschlag/db/client';
import { publish } from '../../../events/publish.ts';
import type { ScenarioTenant } from '../../../testing/scenario.ts';
import { readVersion } from '../read-version.ts';

/** Reads a version as its job does. */
export function readNow(database: Database, { mainOrganizationId }: ScenarioTenant, versionId: string): Promise<void> {
  return readVersion({ database, publish, mainOrganizationId, now: new Date(), requestId: 'test' }, versionId);
}
