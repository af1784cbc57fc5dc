/** The veil behind modal layers. */
export const overlayBackdrop =
  'fixed inset-0 z-50 h-(--visual-viewport-height) bg-scrim transition-opacity entering:opacity-0 exiting:opacity-0';
