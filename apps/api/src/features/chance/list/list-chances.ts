import type { ChanceList, ChanceRow } from '@zuschlag/validation/chance/chance-list';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';
import { z } from 'zod';
import { isOfMainOrganization } from '../../../actor.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { customerIdsByName, type ReadContext, readChanceRows } from './list-chances.store.ts';

const dayCursor = z.tuple([z.iso.date(), z.guid()]);
const figureCursor = z.tuple([z.number().nullable(), z.guid()]);
const cursors: { readonly [field in ChanceSortField]: typeof dayCursor | typeof figureCursor } = {
  submission: dayCursor,
  startDate: dayCursor,
  revenue: figureCursor,
  totalCost: figureCursor,
  surcharge: figureCursor,
};

/**
 * A page of the Chances the caller may view; by default the next deadlines first. Members of the main organization see
 * all of the tenant, everybody else those that their organization has to do with.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listChances(reading: ReadContext, { first, after, sort, filters }: ChanceList) {
  const { actor } = reading;
  const order = sort ?? { field: 'submission', order: 'ASC' };
  const position = decodeCursor<[string | number | null, string]>(after, cursors[order.field]);
  const { customerName, ...rest } = filters ?? {};
  const rows = await readChanceRows(reading, {
    mainOrganizationId: actor.mainOrganizationId,
    participantId: isOfMainOrganization(actor) ? null : actor.organizationId,
    userId: actor.userId,
    filters: rest,
    customerIds: customerName?.trim() ? await customerIdsByName(reading, customerName) : null,
    sort: order,
    after: position,
    limit: first + 1,
  });
  return pageOfRows(
    rows,
    first,
    (row) => row,
    (row) => [keyIn(row, order.field), row.id],
  );
}

function keyIn(row: ChanceRow, field: ChanceSortField): string | number | null {
  return row[field];
}
