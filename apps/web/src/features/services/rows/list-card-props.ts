import type { Service } from '@zuschlag/validation/services/service';
import type { ReactNode } from 'react';

/** What the cards of cars and of equipment are given. */
export type ListCardProps = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  lockedReason?: string;
  /** In the dialogs: what saving changes by itself. */
  changeNote?: ReactNode;
  /** What a save changed beyond its own values, in words. */
  detailOf: (after: Service) => string | undefined;
  /** EUR over the whole contract; null without figures. */
  cost: number | null;
};
