import type { ReactNode } from 'react';
import type { useTypedRows } from '../grid/use-typed-rows.ts';
import type { EditedService } from '../service/use-service-edit.ts';
import type { ContractDays } from '../shifts/shift-values.ts';

/** What the cards of cars and of equipment are given. */
export type ListCardProps = EditedService & {
  lockedReason?: string;
  /** In the dialogs: what saving changes by itself. */
  changeNote?: ReactNode;
  contract: ContractDays;
  /** Takes the rows of a table that is being edited. */
  noteRows: ReturnType<typeof useTypedRows>['noteRows'];
  /** EUR over the whole contract; null without figures. */
  cost: number | null;
};
