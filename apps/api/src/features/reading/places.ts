import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findQuote } from '@zuschlag/reading/find-quote';
import { boxesByLine } from '@zuschlag/reading/quote-places';
import type { Part } from '@zuschlag/reading/text-with-places';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { requireDocument } from '../documents/documents.ts';
import { partOfPassage } from './reading.store.ts';

const unpacked = promisify(gunzip);

/**
 * Where a passage that a search found is printed.
 *
 * @throws {DomainError} NOT_FOUND for the document, a release of another one, and a passage that a newer release replaced
 */
export async function getPlaceOfPassage(
  tenant: TenantDb<UserActor>,
  { documentId, versionId, passage }: { documentId: string; versionId: string; passage: number },
): Promise<DocumentPlace> {
  const { id } = await requireDocument(tenant, documentId);
  const found = await partOfPassage(tenant, { documentId: id, versionId, passage });
  if (!found) throw new DomainError('NOT_FOUND');
  const part = await unpack(found.content);
  return { part: part.number, page: part.page, boxes: boxesByLine(findQuote(part, found.text) ?? []) };
}

/** The part of a document that `document_part` holds. */
export async function unpack(content: Uint8Array): Promise<Part> {
  return JSON.parse((await unpacked(content)).toString());
}
