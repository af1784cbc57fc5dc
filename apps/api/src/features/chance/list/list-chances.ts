import type { ChanceList } from '@zuschlag/validation/chance/chance-list';
import type { ReadContext } from '../../../context.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { visibleChances } from '../../../policy/visibility.ts';
import { chancesNamed, chancesOfCustomers, readChanceRows } from './list-chances.store.ts';
import { listCursor } from './list-query.ts';

/**
 * A page of the Chances the caller may view; by default the next deadlines first.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listChances(
  reading: Pick<ReadContext, 'actor' | 'database'>,
  { first, after, sort, filters }: ChanceList,
) {
  const { actor } = reading;
  const order = sort ?? { field: 'submission', order: 'ASC' };
  const position = decodeCursor(after, () => listCursor(order));
  const { name, customerName, ...rest } = filters ?? {};
  const rows = await readChanceRows(reading, {
    mainOrganizationId: actor.mainOrganizationId,
    visible: visibleChances(actor),
    userId: actor.userId,
    filters: rest,
    found: [
      name?.trim() ? await chancesNamed(reading, name) : null,
      customerName?.trim() ? await chancesOfCustomers(reading, customerName) : null,
    ],
    sort: order,
    after: position,
    limit: first + 1,
  });
  return pageOfRows(
    rows,
    first,
    (row) => row,
    (row) => [row[order.field], row.id],
  );
}
