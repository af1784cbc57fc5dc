import type { ReactNode } from 'react';
import type { EditedService } from '../service/use-service-edit.ts';

/** What the cards of cars and of equipment are given. */
export type ListCardProps = EditedService & {
  lockedReason?: string;
  /** In the dialogs: what saving changes by itself. */
  changeNote?: ReactNode;
  /** EUR over the whole contract; null without figures. */
  cost: number | null;
};
