import type { PriceFormFilling } from '@zuschlag/validation/handouts/price-forms/price-forms';
import type { UnitOfWork } from '../../../../context.ts';
import { DomainError } from '../../../../errors.ts';
import type { StoredChance } from '../../../chance/stored-chance.ts';
import { requireDocument, requireReadableVersion } from '../../../documents/documents.ts';
import type { AskedFilling } from '../../handouts.store.ts';
import { priceFormOfCustomer } from '../templates/price-forms.ts';
import { matchedServices } from './matched-services.ts';

/** With the versions that are filled. */
export type CheckedFilling = AskedFilling & { priceFormVersion: number; documentVersion: number };

/**
 * What a customer's sheet of a Chance is filled from: the newest release of the document, and the template as it is now.
 * Without a choice the services are those of the same names. A caller who saw a check names what it was of.
 *
 * @throws {DomainError} NOT_FOUND for a template of another customer, and a document of another Chance
 * @throws {DomainError} NO_WORKBOOK, SCAN_PENDING, FILE_INFECTED
 * @throws {DomainError} CONFLICT when the template or the document has another version than the caller saw
 * @throws {DomainError} INVALID_INPUT for a service of another Chance
 */
export async function askedFilling(
  work: UnitOfWork,
  chance: StoredChance,
  { priceFormId, documentId, services, fillsChanged, ...seen }: PriceFormFilling,
): Promise<CheckedFilling> {
  const known = new Set(chance.services.map(({ id }) => id));
  const unknown = services?.findIndex(({ serviceId }) => !known.has(serviceId)) ?? -1;
  if (unknown >= 0) {
    const path = `filling.services.${unknown}.serviceId`;
    throw new DomainError('INVALID_INPUT', { fields: [{ path, problem: 'UNKNOWN_SERVICE' }] });
  }
  const { customerId } = chance;
  const { cells, version: priceFormVersion } = await priceFormOfCustomer(work, { priceFormId, customerId });
  const document = await requireDocument(work, documentId);
  if (document.chanceId !== chance.id) throw new DomainError('NOT_FOUND');
  const { id: versionId, fileType } = await requireReadableVersion(work, document.current.id);
  const { number: documentVersion } = document.current;
  const isOther =
    (seen.priceFormVersion ?? priceFormVersion) !== priceFormVersion ||
    (seen.documentVersion ?? documentVersion) !== documentVersion;
  if (isOther) throw new DomainError('CONFLICT', { currentVersion: priceFormVersion, conflicts: [] });
  if (fileType !== 'xlsx') throw new DomainError('NO_WORKBOOK');
  return {
    ...{ priceFormId, priceFormVersion, documentId, documentVersion, versionId, cells },
    services: services ?? matchedServices(chance, cells),
    fillsChanged: fillsChanged === true,
  };
}
