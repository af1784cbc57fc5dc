import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Replaces the input and explains its absence. */
export function ClosedNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 text-ink-2">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      {action}
    </div>
  );
}
