import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import type { ChanceColumn } from '@zuschlag/validation/chance/chance-vocabulary';
import type { DataColumn } from '../../../../tables/data-table.tsx';

/** What each column of the list shows. */
export type ColumnById = { [column in ChanceColumn]: Omit<DataColumn<ChanceRow>, 'id' | 'header'> };
