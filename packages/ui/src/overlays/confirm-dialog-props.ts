import type { ReactNode } from 'react';
import type { Disabling } from '../actions/disabling.ts';

interface ConfirmDialogParts {
  title: ReactNode;
  /** The consequence, with names and figures. */
  text: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** The question stays open and shows progress while a returned promise runs; a rejection keeps it open. */
  onConfirm: () => unknown;
  isPending?: boolean;
  danger?: boolean;
  /** A third way, between the other two; the question stays open until its owner closes it. */
  alternative?: { label: ReactNode; onPress: () => void };
  /** The way back is the recommended one, e.g. when something typed would be lost. */
  prefersCancel?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Between text and buttons, e.g. an error note or a reason field. */
  children?: ReactNode;
}

/** A question that cannot be confirmed yet says why at its button. */
export type ConfirmDialogProps = ConfirmDialogParts & Disabling;
