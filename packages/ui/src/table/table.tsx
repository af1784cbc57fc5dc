import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, use, useEffect } from 'react';
import {
  Column as AriaColumn,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
} from 'react-aria-components/Table';
import { useUiWords } from '../words.tsx';
import { watchTab } from './grid-row.tsx';
import { rowsOf, TableContext, type TableDensity, type TableSort } from './table-context.ts';
import { Tick } from './table-row.tsx';

export type { TableDensity, TableSort } from './table-context.ts';
export { TableFrame } from './table-frame.tsx';
export { Cell, type CellProps, Row, type RowProps, skeletonRows } from './table-row.tsx';

export interface TableProps {
  /** Name of the table. */
  label: string;
  /** A `TableHeader` and a `TableBody`. */
  children: ReactNode;
  density?: TableDensity;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  onRowAction?: (id: string) => void;
  selectionMode?: 'none' | 'single' | 'multiple';
  selected?: readonly string[] | 'all';
  onSelect?: (ids: string[] | 'all') => void;
  /** Cells hold fields, which need the arrow keys and letters themselves; Tab then leads from field to field. */
  hasFields?: boolean;
  /** On small screens the first column stays while the others scroll. */
  isFirstPinned?: boolean;
  /** Columns keep their given widths, independent of their cells. */
  hasFixedColumns?: boolean;
  /** Narrower than this it scrolls inside its frame. Pixels. */
  minWidth?: number;
}

/** The first column stays at the left while the others scroll under it; with ticks the first two do. */
const PINNED = { first: 'pin-first', second: 'pin-second' };

/** The rows a table may hold. The library builds and draws all of them, and again with every step of the focus. */
export const MOST_TABLE_ROWS = 200;

/** A grid of rows: keyboard, sorting, selection and rows that open. Stands inside a `TableFrame` or a flush card. */
export function Table(props: TableProps) {
  const { selectionMode = 'none', isFirstPinned = true } = props;
  const hasTicks = selectionMode === 'multiple';
  useEffect(watchTab, []);
  return (
    <TableContext value={{ density: props.density ?? 'regular', hasTicks, onRowAction: props.onRowAction }}>
      <AriaTable
        aria-label={props.label}
        sortDescriptor={props.sort ?? undefined}
        onSortChange={({ column, direction }) => props.onSort?.({ column: String(column), direction })}
        selectionMode={selectionMode}
        selectedKeys={props.selected ?? []}
        onSelectionChange={(keys) => props.onSelect?.(keys === 'all' ? 'all' : [...keys].map(String))}
        keyboardNavigationBehavior={props.hasFields ? 'tab' : 'arrow'}
        style={props.minWidth === undefined ? undefined : { minWidth: props.minWidth }}
        className={`w-full border-separate [border-spacing:0] text-14 outline-none ${isFirstPinned ? PINNED[hasTicks ? 'second' : 'first'] : ''} ${props.hasFixedColumns ? 'table-fixed' : ''}`}
      >
        {props.children}
      </AriaTable>
    </TableContext>
  );
}

/** The head of a table; holds `Column` elements. */
export function TableHeader({ children }: { children: ReactNode }) {
  const { hasTicks } = use(TableContext);
  const { selectAll } = useUiWords();
  return (
    <AriaTableHeader className="group/head sticky top-0 z-2">
      {hasTicks ? (
        <AriaColumn className="h-9 w-11 border-b bg-surface pl-4 -outline-offset-2">
          <Tick label={selectAll} />
        </AriaColumn>
      ) : null}
      {children}
    </AriaTableHeader>
  );
}

export interface ColumnProps {
  id: string;
  children: ReactNode;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** The column that names the row; exactly one per table. */
  isRowHeader?: boolean;
  width?: number | string;
  /** The name is read aloud but not shown, e.g. for a column of buttons. */
  isLabelHidden?: boolean;
}

/** The head of one column; sortable ones show their arrow when they sort. */
export function Column({ id, children, align = 'start', isSortable, isRowHeader, width, isLabelHidden }: ColumnProps) {
  const { density } = use(TableContext);
  return (
    <AriaColumn
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      textValue={typeof children === 'string' ? children : undefined}
      style={width === undefined ? undefined : { width }}
      className={`group/column whitespace-nowrap border-b bg-surface px-2.5 text-12 text-ink-3 -outline-offset-2 first:pl-4 last:pr-4 ${density === 'regular' ? 'h-9' : 'h-8'} ${align === 'end' ? 'text-right' : 'text-left'} ${isSortable ? 'cursor-pointer hover:text-ink' : 'cursor-default'}`}
    >
      {({ sortDirection }) =>
        isLabelHidden ? (
          <span className="sr-only">{children}</span>
        ) : (
          <span
            className={`inline-flex items-center gap-1 ${sortDirection ? 'font-semibold text-ink' : 'font-medium'}`}
          >
            {children}
            {sortDirection === 'ascending' ? <ArrowUp aria-hidden="true" className="size-3" /> : null}
            {sortDirection === 'descending' ? <ArrowDown aria-hidden="true" className="size-3" /> : null}
          </span>
        )
      }
    </AriaColumn>
  );
}

export interface TableBodyProps {
  /** `Row` elements, at most 200. A longer list loads the next ones by keyset with a `Pagination`. */
  children: ReactNode;
  /** The content of an empty table. */
  empty?: ReactNode;
}

/** The rows. @throws RangeError with more than `MOST_TABLE_ROWS` of them */
export function TableBody({ children, empty }: TableBodyProps) {
  const rows = rowsOf(children);
  if (rows.length > MOST_TABLE_ROWS)
    throw new RangeError(`a table holds at most ${MOST_TABLE_ROWS} rows, not ${rows.length}`);
  return (
    <AriaTableBody
      // In sight also where the table is wider than its frame.
      renderEmptyState={() => <div className="sticky left-0 w-[min(100%,100cqw)]">{empty}</div>}
    >
      {rows}
    </AriaTableBody>
  );
}
