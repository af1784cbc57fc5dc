import { cellsText, servicesOfForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type {
  AddPriceForm,
  PriceForm,
  PriceFormsOfChance,
  UpdatePriceForm,
} from '@zuschlag/validation/handouts/price-forms/price-forms';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../../../context.ts';
import { mergeEdit } from '../../../../edits/merge-edit.ts';
import { DomainError } from '../../../../errors.ts';
import { authorize, denialOf } from '../../../../policy/authorize.ts';
import { requireChance } from '../../../chance/find-chance.ts';
import { priceFormRules } from '../price-forms.policy.ts';
import {
  changePriceForm,
  insertPriceForm,
  lockPriceForm,
  priceFormsOfCustomer,
  removePriceFormRow,
  type StoredPriceForm,
} from './price-forms.store.ts';

/** The templates of the customer of a Chance, by name. @throws {DomainError} NOT_FOUND */
export async function listPriceForms(work: UnitOfWork, chanceId: string): Promise<PriceFormsOfChance> {
  const { customerId } = await requireChance(work, chanceId);
  const forms = await priceFormsOfCustomer(work, customerId);
  return { forms: forms.map(toPriceForm), mayEdit: denialOf(work.actor, priceFormRules.edit, null) === null };
}

/**
 * Keeps which figure goes into which cell of a customer's sheet, for this Chance and the next ones of the customer.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes
 * @throws {DomainError} TOO_MANY_PRICE_FORMS
 */
export async function addPriceForm(work: UnitOfWork, { chanceId, input }: AddPriceForm): Promise<PriceForm> {
  const { customerId } = await requireChance(work, chanceId);
  authorize(work.actor, priceFormRules.edit, null);
  if ((await priceFormsOfCustomer(work, customerId)).length >= limits.priceFormsPerCustomer)
    throw new DomainError('TOO_MANY_PRICE_FORMS');
  const stored = await insertPriceForm(work, { customerId, ...input });
  await audit(work, stored, { action: 'addPriceForm', after: { name: stored.name, cells: stored.cells.length } });
  return toPriceForm(stored);
}

/**
 * Changes a template; only what is sent changes.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 */
export async function updatePriceForm(
  work: UnitOfWork,
  { priceFormId, input, ...from }: UpdatePriceForm,
): Promise<PriceForm> {
  const stored = await requirePriceForm(work, priceFormId);
  authorize(work.actor, priceFormRules.edit, null);
  const sent = {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.cells === undefined ? {} : { cells: cellsText(input.cells) }),
  };
  const fields = { name: stored.name, cells: cellsText(stored.cells) };
  const changed = mergeEdit('priceForm', sent, { fields, version: stored.version }, from);
  if (changed.length === 0) return toPriceForm(stored);
  const after = await changePriceForm(work, stored.id, {
    ...(changed.includes('name') && input.name !== undefined ? { name: input.name } : {}),
    ...(changed.includes('cells') && input.cells !== undefined ? { cells: input.cells } : {}),
  });
  await audit(work, stored, {
    action: 'changePriceForm',
    before: { name: stored.name, cells: stored.cells.length },
    after: { name: after.name, cells: after.cells.length },
  });
  return toPriceForm(after);
}

/** Takes a template away; sheets that were filled with it stay. @throws {DomainError} NOT_FOUND, NOT_PERMITTED */
export async function removePriceForm(work: UnitOfWork, priceFormId: string): Promise<PriceForm> {
  const stored = await requirePriceForm(work, priceFormId);
  authorize(work.actor, priceFormRules.edit, null);
  await removePriceFormRow(work, stored.id, work.now);
  await audit(work, stored, { action: 'removePriceForm', before: { name: stored.name } });
  return toPriceForm(stored);
}

/** A template of the customer of a Chance. @throws {DomainError} NOT_FOUND */
export async function priceFormOfCustomer(
  work: UnitOfWork,
  { priceFormId, customerId }: { priceFormId: string; customerId: string },
): Promise<StoredPriceForm> {
  const form = (await priceFormsOfCustomer(work, customerId)).find(({ id }) => id === priceFormId);
  if (!form) throw new DomainError('NOT_FOUND');
  return form;
}

async function requirePriceForm(work: UnitOfWork, id: string): Promise<StoredPriceForm> {
  const form = await lockPriceForm(work, id);
  if (!form) throw new DomainError('NOT_FOUND');
  return form;
}

function audit(
  work: UnitOfWork,
  { id, customerId }: StoredPriceForm,
  record: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const { before, after, action } = record;
  return work.audit({
    ...{ entity: 'priceForm', entityId: id, action },
    ...(before ? { before: { customerId, ...before } } : {}),
    ...(after ? { after: { customerId, ...after } } : {}),
  });
}

function toPriceForm({ id, customerId, name, cells, version, createdAt, updatedAt }: StoredPriceForm): PriceForm {
  return {
    ...{ id, customerId, name, cells, version, services: servicesOfForm(cells) },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
