import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

export interface PopoverProps {
  /** Its name for screen readers, unless a heading with slot="title" is inside. */
  label?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'top start' | 'top end' | 'right' | 'left';
  size?: 'auto' | 'regular' | 'large';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The element it hangs on, when it is not inside a `DialogTrigger`. */
  triggerRef?: React.RefObject<Element | null>;
  /** Content touches the frame, e.g. a list. */
  flush?: boolean;
}

/** A small layer that hangs on its trigger. */
export function Popover({
  label,
  children,
  placement = 'bottom start',
  size = 'auto',
  flush = false,
  ...rest
}: PopoverProps) {
  const width = { auto: '', regular: 'w-80', large: 'w-[26rem]' }[size];
  return (
    <AriaPopover
      {...rest}
      placement={placement}
      offset={6}
      className={`max-w-[calc(100vw-1.5rem)] rounded-card bg-float text-14 text-ink shadow-menu outline-none transition-opacity entering:opacity-0 exiting:opacity-0 ${width}`}
    >
      <AriaDialog aria-label={label} className={`max-h-[inherit] overflow-auto outline-none ${flush ? '' : 'p-4'}`}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </AriaDialog>
    </AriaPopover>
  );
}
