import type { TableRow } from '../tables/table-procedures.ts';

/** The props of every form for a new row; `like` is the row whose values it starts with. */
export type AddEntryContentProps = { isOpen: boolean; like: TableRow | null; onClose: () => void };
