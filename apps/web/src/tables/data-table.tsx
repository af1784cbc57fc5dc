import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import {
  Cell,
  Column,
  EmptyState,
  Row,
  skeletonRows,
  Table,
  TableBody,
  type TableDensity,
  TableFrame,
  TableHeader,
  type TableSort,
} from '@zuschlag/ui';
import { memo, type ReactNode, useMemo, useState } from 'react';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** One column: what stands in its head and in each cell, and how. */
export type DataColumn<Item> = {
  id: string;
  header: ReactNode;
  cell: (item: Item) => ReactNode;
  /** Figures and dates stand `end` aligned. */
  align?: 'start' | 'end';
  /** The column that names the row; exactly one. */
  isRowHeader?: boolean;
  /** Sortable by the server, under this column id. */
  isSortable?: boolean;
  /** Sortable here, by this value; for lists that are loaded whole. */
  sortBy?: (item: Item) => string | number | null;
  width?: number | string;
  /** Cuts what is longer than `width`, a share of the table such as '18%'. */
  isTruncated?: boolean;
  tone?: 'plain' | 'strong' | 'quiet' | 'faint';
  isHeaderHidden?: boolean;
  isHidden?: boolean;
  /** The bar shown while loading. */
  skeleton?: { width: number; kind?: 'line' | 'badge' };
};

/** A sum; a column without a text stays empty. */
export type TotalRow = {
  id: string;
  cells: { readonly [column: string]: ReactNode };
  /** The sum of a part, lighter than that of the whole. */
  isPart?: boolean;
};

export type DataTableProps<Item> = {
  label: string;
  columns: readonly DataColumn<Item>[];
  /** Left out while the first page is loading. */
  items: readonly Item[] | undefined;
  itemId: (item: Item) => string;
  /** Makes rows open: on click and Enter, with the middle button in a new tab. */
  hrefOf?: (item: Item) => string;
  /** The name of a row for typing ahead and screen readers. */
  textOf?: (item: Item) => string;
  /** Sorting by the server; without it the table sorts by the columns' `sortBy` itself. */
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** Rows can be ticked: the ids of the ticked rows of this page, and what is ticked now. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  density?: TableDensity;
  /** `page`: the page is this table. `inside`: a table within a page. */
  height?: 'auto' | 'page' | 'inside';
  /** The old rows while the next ones load. */
  isStale?: boolean;
  /** The content without rows; also the place for "could not be loaded". */
  empty?: ReactNode;
  foot?: ReactNode;
  /** Sums at the end of the rows; sorting leaves them there: what stands under each column, by its id. */
  totals?: readonly TotalRow[];
  skeletonCount?: number;
  /** Narrower than this the table scrolls inside its frame. Pixels. */
  minWidth?: number;
};

/** Rows of anything: sorted here or by the server, with the shapes of loading, empty and stale. */
export function DataTable<Item extends object>({ height, foot, isStale, empty, ...grid }: DataTableProps<Item>) {
  return (
    <TableFrame height={height} foot={foot} isStale={isStale}>
      <Grid {...grid} empty={grid.items?.length === 0 ? empty : undefined} />
    </TableFrame>
  );
}

type GridProps<Item> = Omit<DataTableProps<Item>, 'height' | 'foot' | 'isStale'>;

/** The table in the frame. The library draws all cells with it, so it stays as it is while only the frame changes. */
const Grid = memo(function Grid<Item extends object>(props: GridProps<Item>) {
  const { label, columns, items, itemId, sort, onSort, skeletonCount = 10 } = props;
  const [ownSort, setOwnSort] = useState<TableSort | null>(null);
  const isServerSorted = onSort !== undefined;
  const shownSort = isServerSorted ? (sort ?? null) : ownSort;

  const helper = createColumnHelper<typeof features, Item>();
  const table = useTable({
    features,
    data: items ?? [],
    columns: columns.map((column) =>
      helper.accessor((item): unknown => column.sortBy?.(item) ?? undefined, {
        id: column.id,
        enableSorting: column.sortBy !== undefined,
        sortFn: 'alphanumeric',
        sortUndefined: 'last',
      }),
    ),
    getRowId: itemId,
    manualSorting: isServerSorted,
    state: {
      sorting: !isServerSorted && ownSort ? [{ id: ownSort.column, desc: ownSort.direction === 'descending' }] : [],
    },
  });
  // By hand: the compiler leaves a component alone that calls `useTable`.
  const shown = useMemo(() => columns.filter(({ isHidden }) => !isHidden), [columns]);

  return (
    <Table
      label={label}
      density={props.density}
      sort={shownSort}
      onSort={onSort ?? setOwnSort}
      minWidth={props.minWidth}
      selectionMode={props.onSelect && items !== undefined ? 'multiple' : 'none'}
      selected={props.selected}
      onSelect={(ids) => props.onSelect?.(ids === 'all' ? (items ?? []).map(itemId) : ids)}
    >
      <TableHeader>
        {shown.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            align={column.align}
            isRowHeader={column.isRowHeader}
            isSortable={isServerSorted ? column.isSortable : column.sortBy !== undefined}
            width={column.width}
            isLabelHidden={column.isHeaderHidden}
          >
            {column.header}
          </Column>
        ))}
      </TableHeader>
      {items === undefined ? (
        <TableBody>{skeletonRows(shown.map(skeletonOf), skeletonCount)}</TableBody>
      ) : (
        <TableBody empty={props.empty ?? <EmptyState title="–" />}>
          {table.getRowModel().rows.map(({ id, original }) => (
            <ItemRow
              key={id}
              id={id}
              item={original}
              columns={shown}
              href={props.hrefOf?.(original)}
              text={props.textOf?.(original)}
            />
          ))}
          {items.length === 0
            ? []
            : (props.totals ?? []).map((total) => totalRow(total, shown, props.onSelect !== undefined))}
        </TableBody>
      )}
    </Table>
  );
}) as <Item extends object>(props: GridProps<Item>) => ReactNode;

/** @param hasTicks the other rows can be ticked; a sum cannot */
function totalRow<Item>(
  { id, cells, isPart = false }: TotalRow,
  columns: readonly DataColumn<Item>[],
  hasTicks: boolean,
) {
  return (
    <Row key={id} id={id} isTotal={!isPart} isDisabled={hasTicks}>
      {columns.map((column) => (
        <Cell key={column.id} align={column.align} tone={isPart ? 'quiet' : 'plain'}>
          {cells[column.id]}
        </Cell>
      ))}
    </Row>
  );
}

type ItemRowProps<Item> = {
  id: string;
  item: Item;
  columns: readonly DataColumn<Item>[];
  href: string | undefined;
  text: string | undefined;
};

/** One row; drawn again only when something of it changed, since the library then builds the row anew. */
const ItemRow = memo(function ItemRow<Item>({ id, item, columns, href, text }: ItemRowProps<Item>) {
  return (
    <Row id={id} href={href} textValue={text}>
      {columns.map((column) => (
        <Cell key={column.id} align={column.align} tone={column.tone} truncates={column.isTruncated}>
          {column.cell(item)}
        </Cell>
      ))}
    </Row>
  );
}) as <Item>(props: ItemRowProps<Item>) => ReactNode;

function skeletonOf<Item>(column: DataColumn<Item>): {
  width: number;
  align?: 'start' | 'end';
  kind?: 'line' | 'badge';
} {
  return { width: 72, ...column.skeleton, align: column.align };
}
