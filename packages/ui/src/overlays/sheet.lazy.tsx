import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/button.tsx';
import { useUiWords } from '../words.tsx';
import { overlayBackdrop } from './overlay-backdrop.ts';
import type { SheetProps } from './sheet-props.ts';

const panel = cva(
  'fixed flex flex-col bg-float text-ink shadow-dialog outline-none transition-transform duration-180',
  {
    variants: {
      side: {
        right:
          'inset-y-0 right-0 max-w-[calc(100vw-2rem)] rounded-l-card entering:translate-x-full exiting:translate-x-full max-sm:max-w-none max-sm:rounded-none',
        left: 'inset-y-0 left-0 max-w-[calc(100vw-3rem)] rounded-r-card entering:-translate-x-full exiting:-translate-x-full',
        bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card entering:translate-y-full exiting:translate-y-full',
      },
      size: { small: '', regular: '', large: '' },
    },
    compoundVariants: [
      { side: 'right', size: 'small', class: 'w-80 max-sm:w-full' },
      { side: 'right', size: 'regular', class: 'w-[28rem] max-sm:w-full' },
      { side: 'right', size: 'large', class: 'w-[44rem] max-sm:w-full' },
      { side: 'left', size: 'small', class: 'w-72' },
      { side: 'left', size: 'regular', class: 'w-80' },
      { side: 'left', size: 'large', class: 'w-[28rem]' },
    ],
  },
);

/** The content of `Sheet`. */
export function SheetOverlay(props: SheetProps) {
  const { title, side = 'right', size = 'regular', children, footer, flush = false, isDismissable = true } = props;
  const words = useUiWords();
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable={isDismissable}
      className={overlayBackdrop}
    >
      <Modal className={panel({ side, size })}>
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <header className="flex items-center gap-3 border-b py-2 pr-3 pl-5">
                <Heading slot="title" className="min-w-0 flex-1 truncate font-semibold text-16">
                  {title}
                </Heading>
                <IconButton label={props.closeLabel ?? words.close ?? ''} icon={<X />} onPress={close} />
              </header>
              <div className={`min-h-0 flex-1 overflow-y-auto ${flush ? '' : 'px-5 py-4'}`}>
                {typeof children === 'function' ? children(close) : children}
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
