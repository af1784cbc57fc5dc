import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** The text; an empty one shows no tooltip. */
  text: ReactNode;
  /** One focusable component of this package. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds until it opens under the pointer. */
  delay?: number;
}

/** A short text on hover and on focus of its one child. */
export function Tooltip({ text, children, placement = 'top', delay = 400 }: TooltipProps) {
  if (text === undefined || text === null || text === '') return children;
  return (
    <TooltipTrigger delay={delay} closeDelay={80}>
      {children}
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

/** A short text for something that is not a control: makes it focusable, so that the keyboard reaches it too. */
export function TooltipText({
  text,
  children,
  placement = 'top',
}: {
  text: ReactNode;
  children: ReactNode;
  placement?: TooltipProps['placement'];
}) {
  return (
    <TooltipTrigger delay={300} closeDelay={80}>
      <Focusable>
        <span role="note" className="rounded-mark">
          {children}
        </span>
      </Focusable>
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

/** The dark bubble itself, for triggers that bring their own `TooltipTrigger`. */
export function TooltipBubble({
  children,
  placement = 'top',
}: Pick<TooltipProps, 'placement'> & { children: ReactNode }) {
  return (
    <AriaTooltip
      placement={placement}
      offset={6}
      className="max-w-72 rounded-badge bg-ink px-[9px] py-[5px] text-12 text-inverse transition-opacity entering:opacity-0 exiting:opacity-0"
    >
      {children}
    </AriaTooltip>
  );
}
