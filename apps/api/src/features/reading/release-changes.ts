import { compareParts } from '@zuschlag/reading/changes/compare-parts';
import type { Part } from '@zuschlag/reading/text-with-places';
import type { ReleaseChanges } from '@zuschlag/validation/reading/changes';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { requireDocument } from '../documents/documents.ts';
import { unpack } from './places.ts';
import { partsOfVersion, releaseWithEarlier } from './reading.store.ts';

/** More are a new text rather than a changed one. */
const MOST_CHANGES = 300;

/**
 * What a release of a document says otherwise than the one before it.
 *
 * @throws {DomainError} NOT_FOUND for the document, a release of another one, and the first release
 */
export async function listReleaseChanges(
  tenant: TenantDb<UserActor>,
  { documentId, versionId }: { documentId: string; versionId: string },
): Promise<ReleaseChanges> {
  const { id } = await requireDocument(tenant, documentId);
  const [later, earlier] = await releaseWithEarlier(tenant, id, versionId);
  if (!later || !earlier) throw new DomainError('NOT_FOUND');
  const unreadParts = (earlier.unreadParts ?? 0) + (later.unreadParts ?? 0);
  const without = (state: ReleaseChanges['state']) => ({ state, changes: [], further: 0, unreadParts });
  if (earlier.state !== 'read' || later.state !== 'read') return without('unread');
  const [before, after] = await Promise.all([partsOf(tenant, earlier.id), partsOf(tenant, later.id)]);
  const changes = compareParts(before, after);
  if (!changes) return without('tooDifferent');
  const further = Math.max(0, changes.length - MOST_CHANGES);
  return { state: 'compared', changes: changes.slice(0, MOST_CHANGES), further, unreadParts };
}

async function partsOf(tenant: TenantDb, versionId: string): Promise<Part[]> {
  const contents = await partsOfVersion(tenant, versionId);
  return Promise.all(contents.map(unpack));
}
