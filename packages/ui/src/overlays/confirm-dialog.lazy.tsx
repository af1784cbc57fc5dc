import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import { overlayBackdrop } from './overlay-backdrop.ts';
import { useRestoreFocus } from './restore-focus.ts';

/** The content of `ConfirmDialog`. */
export function ConfirmDialogOverlay(props: ConfirmDialogProps) {
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isKeyboardDismissDisabled={props.isPending}
      className={`${overlayBackdrop} grid place-items-center p-4 max-sm:items-end`}
    >
      <Modal className="w-full max-w-md overflow-hidden rounded-card bg-float text-ink shadow-dialog outline-none transition-[opacity,transform] entering:translate-y-2 entering:opacity-0 exiting:opacity-0">
        <AriaDialog role="alertdialog" className="outline-none">
          {({ close }) => (
            <>
              <div className="grid gap-1.5 px-5 pt-4 pb-5">
                <Heading slot="title" className="font-semibold text-16">
                  {props.title}
                </Heading>
                <div className="text-ink-2">{props.text}</div>
                {props.children}
                <RestoreFocus />
              </div>
              <footer className="flex flex-wrap justify-end gap-2 border-t px-5 py-3">
                <Button
                  autoFocus
                  variant={props.prefersCancel ? 'primary' : 'secondary'}
                  onPress={close}
                  isBusy={props.isPending ?? false}
                >
                  {props.cancelLabel}
                </Button>
                {props.alternative ? (
                  <Button isBusy={props.isPending ?? false} onPress={props.alternative.onPress}>
                    {props.alternative.label}
                  </Button>
                ) : null}
                <Button
                  variant={props.danger ? 'danger' : props.prefersCancel ? 'secondary' : 'primary'}
                  isPending={props.isPending}
                  isDisabled={props.isDisabled ?? false}
                  reason={props.reason}
                  onPress={() => {
                    const work = props.onConfirm();
                    if (work instanceof Promise) work.then(close, () => undefined);
                    else close();
                  }}
                >
                  {props.confirmLabel}
                </Button>
              </footer>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** There only while the question is open. */
function RestoreFocus() {
  useRestoreFocus();
  return null;
}
