import { Children, createContext, Fragment, isValidElement, type ReactNode } from 'react';

/** Row heights: 40 for lists, 36 and 32 where many figures stand together. */
export type TableDensity = 'regular' | 'compact' | 'dense';

/** Sorting of a table: the id of a column and a direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The state that a table shares with its parts. */
export interface TableContextValue {
  density: TableDensity;
  /** A checkbox in front of every row. */
  hasTicks: boolean;
  onRowAction: ((id: string) => void) | undefined;
}

export const TableContext = createContext<TableContextValue>({
  density: 'regular',
  hasTicks: false,
  onRowAction: undefined,
});

/** The rows among some children, out of arrays and fragments. */
export function rowsOf(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? rowsOf(child.props.children) : [child],
  );
}
