import { lazy } from 'react';

type Toasts = typeof import('@zuschlag/ui/feedback/toast')['toasts'];

/** The place of the toasts; loaded after the first paint, because no page begins with one. */
export const LazyToastRegion = lazy(async () => ({
  default: (await import('@zuschlag/ui/feedback/toast-region')).ToastRegion,
}));

/** Shows a toast from code that must stay small, such as the public pages. */
export function notify(show: (toasts: Toasts) => void): void {
  void import('@zuschlag/ui/feedback/toast').then(({ toasts }) => show(toasts));
}
