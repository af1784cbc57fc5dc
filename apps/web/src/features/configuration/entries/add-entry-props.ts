import type { TableRow } from '../tables/table-procedures.ts';

/** What every form that adds to a table is given; `like` is the row whose values it begins with. */
export type AddEntryContentProps = { isOpen: boolean; like: TableRow | null; onClose: () => void };
