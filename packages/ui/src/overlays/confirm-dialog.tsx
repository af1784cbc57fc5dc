import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import { lazyOverlay } from './lazy-overlay.tsx';

/** A question before something that cannot be undone; the focus starts on cancel. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./confirm-dialog.lazy.tsx')).ConfirmDialogOverlay,
);
