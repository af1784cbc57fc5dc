import type { ReactNode } from 'react';

export interface SheetProps {
  title: ReactNode;
  side?: 'right' | 'left' | 'bottom';
  size?: 'small' | 'regular' | 'large';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** A click beside it closes it; off for forms. */
  isDismissable?: boolean;
  /** Content touches the edges, e.g. a menu. */
  flush?: boolean;
  closeLabel?: string;
}
