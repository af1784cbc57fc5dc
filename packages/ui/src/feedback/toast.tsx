import { lazy, type ReactNode, Suspense } from 'react';
import type { ToastMessage, ToastOptions } from './toast-message.ts';

const loadLayer = () => import('./toast-region.tsx');
const Region = lazy(async () => ({ default: (await loadLayer()).ToastRegion }));

/** No page begins with a message, so what draws them is fetched after the page; a message waits for it. */
function show(message: ToastMessage, options?: ToastOptions): () => void {
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  void loadLayer().then(({ showToast }) => {
    if (!isClosed) close = showToast(message, options);
  });
  return () => close();
}

/** Short messages at the top of the screen; every call returns a function that takes the message away. */
export const toasts = {
  success: (title: ReactNode, options?: ToastOptions) =>
    show({ tone: 'success', title, text: options?.text, action: options?.action }, options),
  info: (title: ReactNode, options?: ToastOptions) => show({ tone: 'info', title, action: options?.action }, options),
  warning: (title: ReactNode, text?: ReactNode, options?: ToastOptions) =>
    show({ tone: 'warning', title, text, action: options?.action }, options),
  error: (title: ReactNode, text?: ReactNode, options?: ToastOptions) =>
    show({ tone: 'error', title, text, action: options?.action }, options),
  dismiss: () => void loadLayer().then(({ clearToasts }) => clearToasts()),
};

/** The place of the toasts: once per app, near its root. */
export function ToastRegion() {
  return (
    <Suspense>
      <Region />
    </Suspense>
  );
}
