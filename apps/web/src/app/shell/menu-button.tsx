import type { MenuLayerProps } from '@zuschlag/ui/actions/menu';
import { type KeyboardEvent, useRef, useState } from 'react';

/** The anchor of a menu, and whether it is open. */
export type MenuPlace = Pick<MenuLayerProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;

/** A button whose menu is fetched only when it is wanted: what goes to the button, and what to the menu. */
export function useMenuButton() {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place: MenuPlace = { triggerRef, isOpen, onOpenChange: setOpen };
  return {
    place,
    button: {
      ref: triggerRef,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onPress: () => setOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setOpen(true);
        }
      },
    },
  };
}
