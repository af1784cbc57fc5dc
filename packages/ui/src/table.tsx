import { cva } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { SortDescriptor } from 'react-aria-components/Table';
import {
  Cell as AriaCell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
} from 'react-aria-components/Table';
import { CheckMark } from './check-mark.tsx';
import { Skeleton } from './skeleton.tsx';

/** Row heights: 40 for lists, 36 and 32 where many figures stand together. */
export type TableDensity = 'regular' | 'compact' | 'dense';

interface TableLook {
  density: TableDensity;
  isSelectable: boolean;
}

const LookContext = createContext<TableLook>({ density: 'regular', isSelectable: false });

/** Sorting of a table: the id of a column and a direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

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
  const { density = 'regular', selectionMode = 'none', isFirstPinned = true } = props;
  return (
    <LookContext value={{ density, isSelectable: selectionMode === 'multiple' }}>
      <AriaTable
        aria-label={props.label}
        sortDescriptor={props.sort ?? undefined}
        onSortChange={(next: SortDescriptor) =>
          props.onSort?.({ column: String(next.column), direction: next.direction })
        }
        onRowAction={props.onRowAction === undefined ? undefined : (id) => props.onRowAction?.(String(id))}
        selectionMode={selectionMode}
        selectedKeys={props.selected}
        onSelectionChange={(keys) => props.onSelect?.(keys === 'all' ? 'all' : [...keys].map(String))}
        style={props.minWidth === undefined ? undefined : { minWidth: props.minWidth }}
        className={`w-full border-separate [border-spacing:0] text-14 outline-none ${isFirstPinned ? PINNED[selectionMode === 'multiple' ? 'second' : 'first'] : ''} ${props.isStale ? 'opacity-60' : ''} ${props.hasFixedColumns ? 'table-fixed' : ''}`}
      >
        {props.children}
      </AriaTable>
    </LookContext>
  );
}

// Relative, so that texts only screen readers see scroll with their cells instead of widening the page.
const FRAME_HEIGHTS = {
  auto: 'relative overflow-x-auto',
  page: 'relative max-h-[max(20rem,calc(100dvh-20rem))] overflow-auto',
  inside: 'relative max-h-[30rem] overflow-auto',
};

/** The white frame of a table: it scrolls sideways inside, its foot does not. */
export function TableFrame({
  children,
  foot,
  height = 'auto',
}: {
  children: ReactNode;
  foot?: ReactNode;
  /** How high it may grow before it scrolls: a page that is a table, a table within a page, or as high as it is. */
  height?: keyof typeof FRAME_HEIGHTS;
}) {
  return (
    <div className="min-w-0 overflow-hidden rounded-card border bg-surface">
      <div className={FRAME_HEIGHTS[height]}>{children}</div>
      {foot === undefined ? null : <div className="border-t">{foot}</div>}
    </div>
  );
}

/** The head of a table; holds `Column` elements. */
export function TableHeader({ children }: { children: ReactNode }) {
  const { isSelectable } = use(LookContext);
  return (
    <AriaTableHeader className="group/head sticky top-0 z-2">
      {isSelectable ? (
        <AriaColumn width={44} className="h-9 w-11 border-b bg-surface pl-4">
          <SelectionTick />
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
  const { density } = use(LookContext);
  return (
    <AriaColumn
      id={id}
      allowsSorting={isSortable}
      isRowHeader={isRowHeader}
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

export interface TableBodyProps<T extends object> {
  /** Objects with an `id`; or give rows as children. */
  items?: Iterable<T>;
  children: ReactNode | ((item: T) => React.ReactElement);
  /** What stands there when there is no row. */
  empty?: ReactNode;
  /** Values outside of the items that rows depend on. */
  dependencies?: readonly unknown[];
}

/** The rows. */
export function TableBody<T extends object>({ items, children, empty, dependencies }: TableBodyProps<T>) {
  return (
    <AriaTableBody items={items} dependencies={dependencies} renderEmptyState={() => empty ?? null}>
      {children as (item: T) => React.ReactElement}
    </AriaTableBody>
  );
}

export interface RowProps {
  id?: string;
  children: ReactNode;
  /** Opens on click and Enter, and in a new tab on middle click. */
  href?: string;
  onAction?: () => void;
  textValue?: string;
  isDisabled?: boolean;
  /** A sum row: heavier, with a stronger line above. */
  isTotal?: boolean;
}

/** One row; opens when it has `href` or `onAction`. */
export function Row({ id, children, href, onAction, textValue, isDisabled, isTotal = false }: RowProps) {
  const { isSelectable } = use(LookContext);
  const isActive = href !== undefined || onAction !== undefined;
  return (
    <AriaRow
      id={id}
      href={href}
      onAction={onAction}
      textValue={textValue}
      isDisabled={isDisabled}
      onMouseDown={(event) => {
        if (event.button === 1 && href !== undefined) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button === 1 && href !== undefined) window.open(href, '_blank', 'noopener');
      }}
      className={`group/row bg-surface -outline-offset-2 selected:bg-accent-soft ${isTotal ? 'font-semibold' : ''} ${isActive ? 'cursor-pointer hover:bg-hover' : 'cursor-default'}`}
    >
      {isSelectable ? (
        <AriaCell className="border-b bg-inherit pl-4 group-last/row:border-b-0">
          <SelectionTick />
        </AriaCell>
      ) : null}
      {children}
    </AriaRow>
  );
}

function SelectionTick() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className="group/check flex size-6 items-center justify-center">
        <CheckMark />
      </CheckboxButton>
    </CheckboxField>
  );
}

const cell = cva(
  'whitespace-nowrap border-b bg-inherit px-2.5 first:pl-4 last:pr-4 -outline-offset-2 group-last/row:border-b-0',
  {
    variants: {
      density: { regular: 'h-10', compact: 'h-9', dense: 'h-8' },
      align: { start: 'text-left', end: 'tnum text-right' },
      tone: { plain: '', strong: 'font-medium', quiet: 'text-ink-2', faint: 'text-ink-3', diff: 'bg-diff' },
      wraps: { true: 'whitespace-normal py-2', false: '' },
      // The column is then as wide as its head says, not as wide as its longest text.
      truncates: { true: 'max-w-0 truncate', false: '' },
    },
  },
);

export interface CellProps {
  children?: ReactNode;
  align?: 'start' | 'end';
  tone?: 'plain' | 'strong' | 'quiet' | 'faint' | 'diff';
  /** Longer text may break. */
  wraps?: boolean;
  /** Longer text is cut; the column needs a `width`. */
  truncates?: boolean;
}

/** One cell; figures stand `end` aligned in tabular numerals. */
export function Cell({ children, align = 'start', tone = 'plain', wraps = false, truncates = false }: CellProps) {
  const { density } = use(LookContext);
  return <AriaCell className={cell({ density, align, tone, wraps, truncates })}>{children}</AriaCell>;
}

/** Rows in the shape of what is loading; the widths say how wide the bar of each column is. */
export function skeletonRows(
  columns: readonly { width: number; align?: 'start' | 'end'; kind?: 'line' | 'badge' }[],
  count = 8,
): React.ReactElement[] {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: loading rows have no identity
    <Row key={row} id={`loading-${row}`} isDisabled textValue="…">
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move while loading
        <Cell key={index} align={column.align}>
          <Skeleton width={column.width} kind={column.kind} align={column.align} />
        </Cell>
      ))}
    </Row>
  ));
}
