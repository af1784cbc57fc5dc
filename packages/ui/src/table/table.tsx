import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, isValidElement, type KeyboardEvent, type ReactElement, type ReactNode, use, useRef } from 'react';
import { useUiWords } from '../words.tsx';
import { enterGrid, moveInGrid } from './grid-keys.ts';
import { partsOf, TableContext, type TableContextValue, type TableDensity, type TableSort } from './table-context.ts';
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
  /** On small screens the first column stays while the others scroll. */
  isFirstPinned?: boolean;
  /** The old page while the next one loads. */
  isStale?: boolean;
  /** Columns keep the widths given to them, whatever is in the cells. */
  hasFixedColumns?: boolean;
  /** Narrower than this it scrolls inside its frame. Pixels. */
  minWidth?: number;
}

/** The first column stays at the left while the others scroll under it; with ticks the first two do. */
const PINNED = { first: 'pin-first', second: 'pin-second' };

/** A grid of rows: keyboard, sorting, selection and rows that open. Stands inside a `TableFrame` or a flush card. */
export function Table(props: TableProps) {
  const { sort = null, selectionMode: mode = 'none', selected = [], isFirstPinned = true } = props;
  const table = useRef<HTMLTableElement>(null);
  const lastRow = useRef<Element | null>(null);
  const isLeaving = useRef(false);
  const hasTicks = mode === 'multiple';
  const columns = columnsIn(props.children);

  function tick(id: string): void {
    if (id === 'all') {
      props.onSelect?.(selected === 'all' ? [] : 'all');
      return;
    }
    if (mode === 'single') {
      props.onSelect?.([id]);
      return;
    }
    const all = [...(table.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].flatMap(
      (row) => row.dataset.id ?? [],
    );
    const before = selected === 'all' ? all : selected;
    props.onSelect?.(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
  }

  const look: TableContextValue = {
    density: props.density ?? 'regular',
    hasTicks,
    columns: columns.length + (hasTicks ? 1 : 0),
    nameColumn: Math.max(
      0,
      columns.findIndex((column) => column.isRowHeader),
    ),
    sort,
    onSort: (column) =>
      props.onSort?.({
        column,
        direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
      }),
    isSelected: (id) => selected === 'all' || (id !== undefined && selected.includes(id)),
    onTick: tick,
    onRowAction: props.onRowAction,
    mode,
  };

  return (
    <TableContext value={look}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus and open
        role="grid"
        aria-label={props.label}
        aria-multiselectable={hasTicks || undefined}
        tabIndex={0}
        onKeyDown={(event) => {
          // Tab steps over the last control of the table, which is not where one was.
          isLeaving.current = event.key === 'Tab';
          moveInGrid(event);
          isLeaving.current = false;
        }}
        onFocus={(event) => {
          if (event.target !== event.currentTarget && !isLeaving.current) lastRow.current = event.target.closest('tr');
          enterGrid(event, lastRow.current);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
        }}
        style={props.minWidth === undefined ? undefined : { minWidth: props.minWidth }}
        className={`w-full border-separate [border-spacing:0] text-14 outline-none ${isFirstPinned ? PINNED[hasTicks ? 'second' : 'first'] : ''} ${props.isStale ? 'opacity-60' : ''} ${props.hasFixedColumns ? 'table-fixed' : ''}`}
      >
        {props.children}
      </table>
    </TableContext>
  );
}

/** The columns a table is given, read from its head before anything is drawn. */
function columnsIn(children: ReactNode): readonly Partial<ColumnProps>[] {
  const head = partsOf(children).find(
    (part): part is ReactElement<{ children?: ReactNode }> => isValidElement(part) && part.type === TableHeader,
  );
  return partsOf(head?.props.children).map((column) => (isValidElement<ColumnProps>(column) ? column.props : {}));
}

/** The head of a table; holds `Column` elements. */
export function TableHeader({ children }: { children: ReactNode }) {
  const table = use(TableContext);
  const { selectAll } = useUiWords();
  return (
    <thead className="group/head sticky top-0 z-2">
      <tr>
        {table?.hasTicks ? (
          <th scope="col" tabIndex={-1} className="h-9 w-11 border-b bg-surface pl-4">
            <Tick of="all" label={selectAll} isOn={table.isSelected(undefined)} />
          </th>
        ) : null}
        {children}
      </tr>
    </thead>
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
export function Column({ id, children, align = 'start', isSortable, width, isLabelHidden }: ColumnProps) {
  const table = use(TableContext);
  const direction = table?.sort?.column === id ? table.sort.direction : undefined;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    table?.onSort(id);
  }
  return (
    <th
      scope="col"
      tabIndex={-1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      onClick={isSortable ? () => table?.onSort(id) : undefined}
      onKeyDown={isSortable ? onKeyDown : undefined}
      style={width === undefined ? undefined : { width }}
      className={`group/column whitespace-nowrap border-b bg-surface px-2.5 text-12 text-ink-3 -outline-offset-2 first:pl-4 last:pr-4 ${table?.density === 'regular' ? 'h-9' : 'h-8'} ${align === 'end' ? 'text-right' : 'text-left'} ${isSortable ? 'cursor-pointer hover:text-ink' : 'cursor-default'}`}
    >
      {isLabelHidden ? (
        <span className="sr-only">{children}</span>
      ) : (
        <span className={`inline-flex items-center gap-1 ${direction ? 'font-semibold text-ink' : 'font-medium'}`}>
          {children}
          {direction === 'ascending' ? <ArrowUp aria-hidden="true" className="size-3" /> : null}
          {direction === 'descending' ? <ArrowDown aria-hidden="true" className="size-3" /> : null}
        </span>
      )}
    </th>
  );
}

export interface TableBodyProps<T extends object> {
  /** Objects with an `id`; or give rows as children. */
  items?: Iterable<T>;
  children: ReactNode | ((item: T) => ReactElement);
  /** What stands there when there is no row. */
  empty?: ReactNode;
  /** Values outside of the items that rows depend on; rows are drawn with the table anyway. */
  dependencies?: readonly unknown[];
}

/** The rows. */
export function TableBody<T extends object>({ items, children, empty }: TableBodyProps<T>) {
  const table = use(TableContext);
  const rows =
    typeof children === 'function'
      ? [...(items ?? [])].map((item, index) => (
          <Fragment key={'id' in item ? String(item.id) : index}>{children(item)}</Fragment>
        ))
      : partsOf(children);
  return (
    <tbody>
      {rows.length > 0 ? (
        rows
      ) : (
        <tr>
          <td colSpan={table?.columns}>{empty}</td>
        </tr>
      )}
    </tbody>
  );
}
