import { lazyOverlay } from './lazy-overlay.tsx';
import type { SheetProps } from './sheet-props.ts';

/** A drawer over the page from one side; on small screens the right one fills the screen. */
export const Sheet = lazyOverlay<SheetProps>(async () => (await import('./sheet.lazy.tsx')).SheetOverlay);
