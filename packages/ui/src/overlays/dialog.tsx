import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/button.tsx';
import { useUiWords } from '../words.tsx';
import { overlayBackdrop } from './overlay-backdrop.ts';

const panel = cva(
  'relative flex max-h-full w-full flex-col overflow-hidden bg-float text-ink shadow-dialog outline-none transition-[opacity,transform] entering:translate-y-2 entering:opacity-0 exiting:opacity-0 max-sm:h-full max-sm:max-w-none max-sm:rounded-none sm:rounded-card',
  {
    variants: {
      size: { small: 'sm:max-w-md', regular: 'sm:max-w-xl', large: 'sm:max-w-3xl', wide: 'sm:max-w-6xl' },
    },
    defaultVariants: { size: 'regular' },
  },
);

/** On a phone all between the body and its actions is as high as the sheet, so that a thumb reaches the buttons of a short form. */
const actionsAtTheEdge =
  'max-sm:flex max-sm:grow max-sm:flex-col max-sm:[&_:has([data-dialog-actions])]:flex max-sm:[&_:has([data-dialog-actions])]:grow max-sm:[&_:has([data-dialog-actions])]:flex-col';

export interface DialogProps {
  title: ReactNode;
  size?: 'small' | 'regular' | 'large' | 'wide';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The content; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the lower edge; a function gets `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** A line under the title. */
  subtitle?: ReactNode;
  /** A click beside it closes it; off for forms, so that nothing typed is lost. */
  isDismissable?: boolean;
  /** Escape does nothing, e.g. while something is being written. */
  isKeyboardDismissDisabled?: boolean;
  closeLabel?: string;
  /** Cannot be closed by the person: something runs that ends by itself. */
  isHeld?: boolean;
}

/** A dialog above the page; on small screens a full-height sheet. Opened by `isOpen` or inside a `DialogTrigger`. */
export function Dialog(props: DialogProps) {
  const { title, subtitle, size, children, footer, isOpen, onOpenChange, isDismissable = false } = props;
  const words = useUiWords();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={props.isHeld || props.isKeyboardDismissDisabled}
      className={`${overlayBackdrop} grid place-items-center sm:p-6`}
    >
      <Modal className={panel({ size })}>
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <header className="flex items-start gap-3 pt-3.5 pr-3 pb-1 pl-5">
                <div className="min-w-0 flex-1 py-1">
                  <Heading slot="title" className="font-semibold text-16">
                    {title}
                  </Heading>
                  {subtitle === undefined ? null : <p className="text-12 text-ink-3">{subtitle}</p>}
                </div>
                {props.isHeld ? null : (
                  <IconButton label={props.closeLabel ?? words.close ?? ''} icon={<X />} slot="close" onPress={close} />
                )}
              </header>
              {/* The space below is inside: a padding of the frame that scrolls would lift the actions that stick to its end. */}
              <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-1">
                <div className={`shrink-0 pb-5 ${actionsAtTheEdge}`}>
                  {typeof children === 'function' ? children(close) : children}
                </div>
              </div>
              {footer === undefined ? null : (
                <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
                  {typeof footer === 'function' ? footer(close) : footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * The buttons of a form inside a dialog: the same strip as its footer, at the lower edge while the form scrolls and, on
 * a phone, also below a short one. First the way out, last the one that acts.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-actions
      className="sticky bottom-0 z-1 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-end gap-2 border-t bg-float px-5 py-3"
    >
      {children}
    </div>
  );
}

/** A button and the dialog, sheet or popover it opens; the focus returns to the button. */
export function DialogTrigger(props: {
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}) {
  return <AriaDialogTrigger {...props} />;
}
