import type { ChanceList } from '@zuschlag/validation/chance/chance-list';
import { weekOf } from '@zuschlag/validation/measures/week';
import type { ReadContext } from '../../../context.ts';
import { oneOf } from '../../../lists/keyset-list.ts';
import { pageOfRows, startOfPage } from '../../../lists/paging.ts';
import { visibleChances } from '../../../policy/visibility.ts';
import { chancesAwaiting } from './awaited-chances.ts';
import { chancesFound, chancesNamed, chancesOfCustomers, readChanceRows } from './list-chances.store.ts';
import { listCursor } from './list-query.ts';

const defaultOrder = { field: 'due', order: 'ASC' } as const;

/**
 * A page of the Chances the caller may view; by default the open ones first, the nearest submission on top.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this order never gave out
 */
export async function listChances(reading: ReadContext, { sort, filters, ...page }: ChanceList) {
  const { actor } = reading;
  const order = sort ?? defaultOrder;
  const start = startOfPage(page, () => listCursor(order));
  const { search, name, customerName, awaitsMe, ...rest } = filters ?? {};
  const rows = await readChanceRows(reading, {
    mainOrganizationId: actor.mainOrganizationId,
    visible: visibleChances(actor),
    userId: actor.userId,
    filters: rest,
    week: weekOf(reading.today),
    found: [
      search?.trim() ? await chancesFound(reading, search) : null,
      name?.trim() ? await chancesNamed(reading, name) : null,
      customerName?.trim() ? await chancesOfCustomers(reading, customerName) : null,
      awaitsMe === true ? oneOf('"id"', 'uuid', await chancesAwaiting(reading)) : null,
    ],
    sort: order,
    ...start,
    limit: page.first + 1,
  });
  return pageOfRows(
    rows,
    page.first,
    (row) => row,
    (row) => [row[order.field], row.id],
  );
}
