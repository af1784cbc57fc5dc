import { DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { ReactNode } from 'react';

/** Where a form of the second step stands: over a page, or as the page itself. */
export type Place = 'dialog' | 'page';

export function CodeActions({ place, children }: { place: Place; children: ReactNode }) {
  if (place === 'dialog') return <DialogActions>{children}</DialogActions>;
  return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
