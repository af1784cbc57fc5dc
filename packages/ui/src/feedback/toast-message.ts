import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  tone: ToastTone;
  title: ReactNode;
  text?: ReactNode;
  action?: ToastAction;
}

export interface ToastAction {
  label: ReactNode;
  onPress: () => void;
}

export interface ToastOptions {
  action?: ToastAction;
  /** A second line, of success. */
  text?: ReactNode;
  /** Milliseconds it stays; default 2 s for success, 4 s for info, 8 s for warnings and errors or with an action. */
  timeout?: number;
  onClose?: () => void;
}
