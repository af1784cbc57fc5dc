import { Children, createContext, Fragment, isValidElement, type ReactNode } from 'react';

/** Row heights: 40 for lists, 36 and 32 where many figures stand together. */
export type TableDensity = 'regular' | 'compact' | 'dense';

/** Sorting of a table: the id of a column and a direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a table tells its parts. */
export interface TableContextValue {
  density: TableDensity;
  hasTicks: boolean;
  /** How many columns, the ticks included. */
  columns: number;
  /** The column that names the row, ticks not counted. */
  nameColumn: number;
  sort: TableSort | null;
  onSort: (column: string) => void;
  isSelected: (id: string | undefined) => boolean;
  /** Ticks a row, or everything. */
  onTick: (id: string | 'all') => void;
  onRowAction: ((id: string) => void) | undefined;
  mode: 'none' | 'single' | 'multiple';
}

export const TableContext = createContext<TableContextValue | null>(null);

/** The elements of some children, out of arrays and fragments. */
export function partsOf(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? partsOf(child.props.children)
      : [child],
  );
}
